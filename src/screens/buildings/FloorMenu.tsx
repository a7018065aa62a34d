import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import {
  ArrowDownRegular,
  ArrowUpRegular,
  DeleteRegular,
  HistoryRegular,
  MoreHorizontalRegular,
  TagRegular,
} from '@fluentui/react-icons';
import { useRef } from 'react';
import { ActionMenuItem } from '@/components/blocked/ActionMenuItem';
import { blockedWhile } from '@/components/blocked/blockedWhile';
import { FAST_SURFACE_MOTION } from '@/components/layout/fastSurfaceMotion';
import type { Floor } from '@/contract/buildings/buildings';
import type { FloorActions } from './floorActions';
import { text } from './texts';

interface Props extends Pick<FloorActions, 'onMove' | 'onUpload' | 'onLabels' | 'onDelete'> {
  readonly floor: Floor;
  /** The place of the floor among `count`, from 0. */
  readonly at: number;
  readonly count: number;
}

/** The actions of a floor that are needed less often. */
export function FloorMenu({ floor, at, count, onMove, onUpload, onLabels, onDelete }: Props) {
  const labelsInput = useRef<HTMLInputElement>(null);
  return (
    <>
      <Menu surfaceMotion={FAST_SURFACE_MOTION}>
        <MenuTrigger disableButtonEnhancement>
          <Button
            appearance="subtle"
            icon={<MoreHorizontalRegular />}
            aria-label={text('optionsOf', { name: floor.name })}
          />
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            <ActionMenuItem
              icon={<ArrowUpRegular />}
              blockedBy={blockedWhile(at === 0, text('isFirst'))}
              onClick={() => onMove(at, at - 1)}
            >
              {text('moveUp')}
            </ActionMenuItem>
            <ActionMenuItem
              icon={<ArrowDownRegular />}
              blockedBy={blockedWhile(at === count - 1, text('isLast'))}
              onClick={() => onMove(at, at + 1)}
            >
              {text('moveDown')}
            </ActionMenuItem>
            <ActionMenuItem
              icon={<HistoryRegular />}
              blockedBy={blockedWhile(floor.plan === null, text('noEarlierPlan'))}
              onClick={() => onUpload([])}
            >
              {text('earlierPlans')}
            </ActionMenuItem>
            <MenuItem icon={<TagRegular />} onClick={() => labelsInput.current?.click()}>
              {text('uploadLabels')}
            </MenuItem>
            <MenuItem icon={<DeleteRegular />} onClick={onDelete}>
              {text('delete')}
            </MenuItem>
          </MenuList>
        </MenuPopover>
      </Menu>
      <input
        ref={labelsInput}
        type="file"
        accept=".txt,text/plain"
        hidden
        aria-label={text('labelsOf', { name: floor.name })}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onLabels(file);
          target.value = '';
        }}
      />
    </>
  );
}
