import {
  Breadcrumb,
  BreadcrumbDivider,
  BreadcrumbItem,
  makeStyles,
  Text,
  tokens,
  typographyStyles,
} from '@fluentui/react-components';
import { Fragment, type ReactNode, useContext, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { isTyping } from '../shortcuts';
import { PageTitleContext } from './pageTitle';
import { text } from './texts';

const useStyles = makeStyles({
  header: { display: 'flex', flexDirection: 'column', gap: '4px', padding: '20px 24px 12px' },
  trail: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200, '& ol': { flexWrap: 'wrap' } },
  crumb: { color: tokens.colorNeutralForeground2 },
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px', minHeight: '36px' },
  title: { ...typographyStyles.title3, margin: 0, outlineStyle: 'none' },
  count: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
  space: { flexGrow: 1 },
});

interface Props {
  readonly title: string;
  readonly count?: number | undefined;
  readonly trail?: readonly { to: string; label: string }[];
  /** Beside the title: a state tag. */
  readonly tag?: ReactNode;
  /** Buttons at the right, the primary one last. */
  readonly actions?: ReactNode;
  /** A line under the title. */
  readonly note?: ReactNode;
}

/**
 * Breadcrumb and title row, the same on every screen. The heading gets the focus when the screen opens, so that screen
 * readers start there.
 */
export function PageHeader({ title, count, trail, tag, actions, note }: Props) {
  const styles = useStyles();
  const heading = useRef<HTMLHeadingElement>(null);
  const setPageTitle = useContext(PageTitleContext);
  const { pathname } = useLocation();
  useEffect(() => setPageTitle({ pathname, title }), [setPageTitle, pathname, title]);
  useEffect(() => {
    // A person who already types or chooses is not interrupted.
    if (!isTyping(document.activeElement)) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <header className={styles.header}>
      {trail && (
        <Breadcrumb size="small" className={styles.trail} aria-label={text('breadcrumb')}>
          {trail.map(({ to, label }) => (
            <Fragment key={to}>
              <BreadcrumbItem>
                <Link to={to} className={styles.crumb}>
                  {label}
                </Link>
              </BreadcrumbItem>
              <BreadcrumbDivider />
            </Fragment>
          ))}
          <BreadcrumbItem>{title}</BreadcrumbItem>
        </Breadcrumb>
      )}
      <div className={styles.row}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {count !== undefined && <Text className={styles.count}>{count}</Text>}
        {tag}
        <div className={styles.space} />
        {actions}
      </div>
      {note}
    </header>
  );
}
