import { Toolbar, ToolbarRadioButton, ToolbarRadioGroup } from '@fluentui/react-components';
import { GridRegular, TextBulletListSquareRegular } from '@fluentui/react-icons';

export type ListLook = 'cards' | 'table';

interface Props {
  readonly look: ListLook;
  /** The name of the switch, and of its two sides. */
  readonly words: Readonly<Record<'look' | ListLook, string>>;
  readonly onLook: (look: ListLook) => void;
}

/** The switch of a list between cards and table. */
export function LookSwitch({ look, words, onLook }: Props) {
  return (
    <Toolbar
      aria-label={words.look}
      checkedValues={{ look: [look] }}
      onCheckedValueChange={(_event, { checkedItems }) => onLook(checkedItems[0] === 'table' ? 'table' : 'cards')}
    >
      <ToolbarRadioGroup>
        <ToolbarRadioButton
          name="look"
          value="cards"
          icon={<GridRegular />}
          aria-label={words.cards}
          title={words.cards}
        />
        <ToolbarRadioButton
          name="look"
          value="table"
          icon={<TextBulletListSquareRegular />}
          aria-label={words.table}
          title={words.table}
        />
      </ToolbarRadioGroup>
    </Toolbar>
  );
}
