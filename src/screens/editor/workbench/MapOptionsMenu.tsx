import {
  Button,
  Menu,
  MenuDivider,
  MenuItem,
  MenuItemCheckbox,
  MenuItemRadio,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@fluentui/react-components';
import { LayerRegular } from '@fluentui/react-icons';
import { useSelector } from '@xstate/react';
import { useSyncExternalStore } from 'react';
import { ActionMenuItem } from '@/components/blocked/ActionMenuItem';
import { blockedWhile } from '@/components/blocked/blockedWhile';
import { FAST_SURFACE_MOTION } from '@/components/layout/fastSurfaceMotion';
import { onDemand } from '@/components/lazy/onDemand';
import { useSettings } from '@/components/SettingsProvider';
import { type Command, shortcutOf } from '@/components/shortcuts';
import type { MapOption } from '@/machines/editor/editor.machine';
import { useEditedFloor } from '../session/editedFloor';
import { useEditorActors } from '../session/editorActors';
import { useMapView } from '../session/mapView';
import { useOpenedLocation } from '../session/openedLocation';
import { useOpenParts } from '../session/openParts';
import { text } from '../texts';

interface Props {
  /** The looks of the button and of the word in it. */
  readonly classNames: { readonly button: string; readonly word: string };
  readonly run: (command: Command) => void;
}

const OPTIONS: readonly { option: MapOption; label: string }[] = [
  { option: 'nodes', label: text('nodes') },
  { option: 'paths', label: text('paths') },
  { option: 'shadows', label: text('shadows') },
  { option: 'materials', label: text('materials') },
  { option: 'below', label: text('below') },
  { option: 'minimap', label: text('minimap') },
];

const TURNS: readonly Command[] = ['turn.left', 'turn.right', 'turn.building', 'turn.fit', 'turn.reset'];

/** Options of the map: its visible parts, its turn, and the effect of the mouse wheel. */
export function MapOptionsMenu({ classNames, run }: Props) {
  const { wheel, change, resolvedTheme } = useSettings();
  const { editor } = useEditorActors();
  const { view, canvas } = useMapView();
  const { data } = useOpenedLocation();
  const { floor } = useEditedFloor();
  const { isUnderlayOpen } = useOpenParts();
  const mayEditNodes = useSelector(editor, ({ context }) => context.mayEditNodes);
  const isMap = useSelector(editor, (snapshot) => snapshot.matches({ view: 'map' }));
  const options = useSelector(editor, (snapshot) => snapshot.context.options);
  const isTurned = useSyncExternalStore(view.subscribe, () => view.get().turn !== 0);
  const noUnderlay = mayEditNodes
    ? (blockedWhile(!isMap, text('underlayOnMap')) ?? blockedWhile(!floor?.plan, text('underlayNeedsPlan')))
    : text('blocked.no-right-to-nodes');
  const notTurned = blockedWhile(!isTurned, text('notTurned'));
  const onPicture = (way: 'exportPicture' | 'printMap') =>
    void onDemand(
      async () => {
        const made = await import('../canvas/mapExport');
        await made[way]({ canvas: canvas.current, theme: resolvedTheme, names: [data.location.name, floor?.name] });
      },
      () => {},
    );
  return (
    <Menu
      surfaceMotion={FAST_SURFACE_MOTION}
      checkedValues={{
        option: OPTIONS.filter(({ option }) => options[option]).map(({ option }) => option),
        wheel: [wheel],
      }}
      onCheckedValueChange={(_event, { name, checkedItems }) => {
        if (name === 'wheel') {
          const [value] = checkedItems;
          if (value === 'pan' || value === 'zoom') change('wheel', value);
          return;
        }
        for (const { option } of OPTIONS)
          if (checkedItems.includes(option) !== options[option]) editor.send({ type: 'option.toggle', option });
      }}
    >
      <MenuTrigger disableButtonEnhancement>
        <Button size="small" appearance="subtle" className={classNames.button} icon={<LayerRegular />}>
          <span className={classNames.word}>{text('mapOptions')}</span>
        </Button>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {OPTIONS.map(({ option, label }) => (
            <MenuItemCheckbox key={option} name="option" value={option}>
              {label}
            </MenuItemCheckbox>
          ))}
          <MenuDivider />
          {TURNS.map((command) => (
            <ActionMenuItem
              key={command}
              blockedBy={command === 'turn.reset' ? notTurned : null}
              secondaryContent={shortcutOf(command).display}
              onClick={() => run(command)}
            >
              {shortcutOf(command).label}
            </ActionMenuItem>
          ))}
          <MenuDivider />
          <ActionMenuItem blockedBy={noUnderlay} onClick={() => isUnderlayOpen.set(true)}>
            {text('underlay')}
          </ActionMenuItem>
          <MenuItem onClick={() => onPicture('exportPicture')}>{text('exportPicture')}</MenuItem>
          <MenuItem onClick={() => onPicture('printMap')}>{text('printMap')}</MenuItem>
          <MenuDivider />
          <MenuItemRadio name="wheel" value="pan">
            {text('wheelPans')}
          </MenuItemRadio>
          <MenuItemRadio name="wheel" value="zoom">
            {text('wheelZooms')}
          </MenuItemRadio>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
