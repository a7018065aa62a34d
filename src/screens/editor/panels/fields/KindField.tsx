import { Dropdown, Field, Option } from '@fluentui/react-components';
import { useListSurface } from '@/components/form/useListSurface';
import { MESH_KINDS, type MeshKind } from '@/model/floorPlan/kinds/meshKind';
import { text } from '../texts';
import { kindText } from './kindText';

interface Props {
  /** The kind that the map uses now. */
  readonly found: MeshKind;
  /** Null while it is the one that name and shape tell. */
  readonly corrected: MeshKind | null;
  readonly onChange: (kind: MeshKind | null) => void;
}

/** How the map draws a mesh: found by its name and shape, or corrected here. */
export function KindField({ found, corrected, onChange }: Props) {
  const surface = useListSurface();
  const automatic = corrected === null ? text('kindFound', { kind: kindText(found) }) : text('kindAutomatic');
  return (
    <Field label={text('kind')} hint={text('kindHint')}>
      <Dropdown
        {...surface}
        value={corrected === null ? automatic : kindText(corrected)}
        selectedOptions={[corrected ?? '']}
        onOptionSelect={(_event, { optionValue }) => {
          const kind = MESH_KINDS.find((one) => one === optionValue) ?? null;
          if (kind !== corrected) onChange(kind);
        }}
      >
        <Option value="">{automatic}</Option>
        {MESH_KINDS.map((kind) => (
          <Option key={kind} value={kind}>
            {kindText(kind)}
          </Option>
        ))}
      </Dropdown>
    </Field>
  );
}
