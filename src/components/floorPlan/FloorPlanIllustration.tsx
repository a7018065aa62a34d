import { makeStyles, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  drawing: { width: '100%', height: '100%', display: 'block' },
  room: { fill: tokens.colorNeutralBackground1, stroke: tokens.colorNeutralStroke1, strokeWidth: 1.5 },
  marked: { fill: tokens.colorBrandBackground2, stroke: tokens.colorBrandStroke1, strokeWidth: 1.5 },
  route: {
    fill: 'none',
    stroke: tokens.colorBrandBackground,
    strokeWidth: 5,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    strokeDasharray: '1 12',
  },
  end: { fill: tokens.colorBrandBackground },
});

/** A floor plan with a route on it, beside the sign-in form. */
export function FloorPlanIllustration() {
  const styles = useStyles();
  return (
    <svg className={styles.drawing} viewBox="0 0 900 900" preserveAspectRatio="xMidYMid slice" role="presentation">
      <g className={styles.room}>
        <path d="M90 90h210v170h-60v40H90z" />
        <path d="M320 90h150v170H320z" />
        <path d="M490 90h180l60 60v110H490z" />
        <path d="M750 170l60 60v210H690V310h60z" />
        <path d="M90 330h150v130H90z" />
        <path d="M90 480h150v190l-60 60H90z" />
        <path d="M690 460h120v160H690z" />
        <path d="M690 640h120v170H600V690h90z" />
        <path d="M260 640h150v170H200v-70l60-60z" />
        <path d="M430 690h150v120H430z" />
        <circle cx="465" cy="475" r="95" />
      </g>
      <path className={styles.marked} d="M490 90h180l60 60v110H490z" />
      <path className={styles.route} d="M505 690V600H330V310H610V260" />
      <circle className={styles.end} cx="505" cy="690" r="10" />
      <path className={styles.end} d="M610 262c-16-22-26-34-26-50a26 26 0 1 1 52 0c0 16-10 28-26 50z" />
    </svg>
  );
}
