import { Button, MessageBar, MessageBarActions, MessageBarBody, Text } from '@fluentui/react-components';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { nodeQuery, saveNode } from '@/api/network/nodes';
import { DelayedSpinner } from '@/components/feedback/DelayedSpinner';
import { notifyError } from '@/components/feedback/notifyError';
import { useNotify } from '@/components/feedback/useNotify';
import type { NodeId } from '@/model/network/network';
import { useEditorActors } from '../../session/editorActors';
import { useOpenedLocation } from '../../session/openedLocation';
import { AmenitiesTab } from './AmenitiesTab';
import { KiosksTab } from './KiosksTab';
import type { NodeEditing } from './nodeEditing';
import { text } from './texts';

interface Props {
  readonly node: NodeId;
  readonly tab: 'amenities' | 'screens';
}

/** Amenities or kiosks of a node. They are not part of the draft of the network. */
export function NodeDetailsTab({ node, tab }: Props) {
  return node < 0 ? <Text>{text('saveFirst')}</Text> : <SavedNodeTab node={node} tab={tab} />;
}

function SavedNodeTab({ node, tab }: Props) {
  const { editor } = useEditorActors();
  const { project } = useOpenedLocation();
  const notify = useNotify();
  const mayEdit = useSelector(editor, (snapshot) => snapshot.context.mayEditNodes);
  const { data, isError, refetch } = useQuery(nodeQuery(node));
  const saving = useMutation(saveNode(project, node));
  if (isError && !data)
    return (
      <MessageBar intent="error" layout="multiline">
        <MessageBarBody>{text('failed')}</MessageBarBody>
        <MessageBarActions>
          <Button size="small" onClick={() => refetch()}>
            {text('retry')}
          </Button>
        </MessageBarActions>
      </MessageBar>
    );
  if (!data) return <DelayedSpinner size="small" label={text('loading')} />;
  const editing: NodeEditing = {
    node: data,
    blockedBy: mayEdit ? null : text('noRight'),
    isSaving: saving.isPending,
    save: (change, onSaved) =>
      void saving.mutateAsync(change).then(({ data: saved, message }) => {
        if (message) notify(message);
        onSaved?.(saved);
      }, notifyError),
  };
  return tab === 'screens' ? <KiosksTab editing={editing} /> : <AmenitiesTab editing={editing} />;
}
