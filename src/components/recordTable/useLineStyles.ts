import { makeStyles, tokens } from '@fluentui/react-components';

/** Pixels between the columns of a table. */
export const LINE_GAP = 16;
/** Pixels left and right of them. */
export const LINE_EDGE = 12;

/** A line of a table: its header, and each of its rows. */
export const useLineStyles = makeStyles({
  line: {
    display: 'grid',
    alignItems: 'center',
    alignContent: 'center',
    columnGap: `${LINE_GAP}px`,
    padding: `0 ${LINE_EDGE}px`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    boxSizing: 'border-box',
  },
});
