import { makeStyles, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  brand: {
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    fontWeight: tokens.fontWeightSemibold,
    fontSize: '18px',
  },
});

/** The product's sign and name. */
export function Brand() {
  const styles = useStyles();
  return (
    <div className={styles.brand}>
      <img src="/atrium.svg" alt="" width={28} height={28} />
      Atrium
    </div>
  );
}
