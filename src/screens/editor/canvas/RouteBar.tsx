import { Button, makeStyles, Text, Tooltip, tokens } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { walkedMetres } from '@/model/routing/routeSteps';
import { useEditorActors } from '../session/editorActors';
import { clearRoute } from '../tools/route/clearRoute';
import { useRoute } from '../tools/route/route';
import { TOOLS } from '../tools/toolTable';
import { useTool } from '../tools/useTool';
import { text } from './texts';

const useStyles = makeStyles({
  bar: {
    position: 'absolute',
    left: '50%',
    top: '12px',
    translate: '-50% 0',
    display: 'flex',
    alignItems: 'center',
    gap: '4px',
    padding: '2px 4px 2px 12px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow4,
    whiteSpace: 'nowrap',
  },
});

/** While another tool works beside a route: its length, the way back to its panel, and its end. */
export function RouteBar() {
  const styles = useStyles();
  const { editor } = useEditorActors();
  const route = useRoute();
  const tool = useTool();
  if (tool === TOOLS.route || !route.drawn) return null;
  return (
    <section className={styles.bar} aria-label={text('route')}>
      <Text size={200}>
        {route.answer?.kind === 'route'
          ? text('routeLength', { metres: walkedMetres(route.answer.route) })
          : text('route')}
      </Text>
      <Button size="small" appearance="subtle" onClick={() => editor.send({ type: 'tool.set', tool: 'route' })}>
        {text('showRoute')}
      </Button>
      <Tooltip content={text('closeRoute')} relationship="label">
        <Button size="small" appearance="subtle" icon={<DismissRegular />} onClick={() => clearRoute(route)} />
      </Tooltip>
    </section>
  );
}
