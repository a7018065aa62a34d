import { Dropdown, Field, Option } from '@fluentui/react-components';
import { useQuery } from '@tanstack/react-query';
import { dynamicRoutesQuery } from '@/api/network/editor';
import { useListSurface } from '@/components/form/useListSurface';
import type { MapNode } from '@/model/network/network';
import { editNode } from '@/model/network/operations/editNode';
import { useEditorActors } from '../../session/editorActors';
import { useOpenedLocation } from '../../session/openedLocation';
import { text } from '../texts';

/** The external time delay of a node, one of those of the location. If they cannot be loaded, the list is empty. */
export function DelayField({ node }: { node: MapNode }) {
  const surface = useListSurface();
  const { document, perform } = useEditorActors();
  const { project } = useOpenedLocation();
  const { data: delays = [] } = useQuery(dynamicRoutesQuery(project));
  const known = delays.find(({ id }) => id === node.dynamicRoute);
  const nameOf = ({ name, seconds }: { name: string; seconds: number }) => text('delaySeconds', { name, seconds });
  const none = node.dynamicRoute === null ? text('nothing') : text('delayUnknown', { id: node.dynamicRoute });
  return (
    <Field label={text('delay')} hint={text('delayHint')}>
      <Dropdown
        {...surface}
        value={known ? nameOf(known) : none}
        selectedOptions={[String(node.dynamicRoute ?? '')]}
        onOptionSelect={(_event, { optionValue }) =>
          perform(
            editNode(document.getSnapshot().context.history.present, node.id, {
              dynamicRoute: optionValue ? Number(optionValue) : null,
            }),
          )
        }
      >
        <Option value="">{text('nothing')}</Option>
        {delays.map((delay) => (
          <Option key={delay.id} value={String(delay.id)}>
            {nameOf(delay)}
          </Option>
        ))}
      </Dropdown>
    </Field>
  );
}
