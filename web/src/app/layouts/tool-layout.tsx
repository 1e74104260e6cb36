import { MessageCircleQuestionMark } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { matchPath, useLocation } from 'react-router-dom';
import { parameters } from '#parameters';
import { paths } from '#paths';
import { ButtonLink } from '#ui/button.tsx';
import { Brand } from './brand.tsx';
import { LazyAccount } from './lazy-account.tsx';
import { RoutedFrame } from './routed-frame.tsx';
import style from './tool-layout.module.css';

const layouts = {
  parex: { title: 'Parex', to: paths.parex, Tools: ParexTools },
  parloc: { title: 'Parloc', to: paths.parloc, Tools: ParlocTools },
  parendar: { title: 'Parendar', to: paths.parendar, Tools: ParendarTools },
} as const;

/** The layout of one tool: its title leads to its first page. */
export function ToolLayout({ tool }: { tool: keyof typeof layouts }) {
  const { title, to, Tools } = layouts[tool];
  return <RoutedFrame brand={<Brand title={title} to={to} />} tools={<Tools />} />;
}

function ParexTools() {
  return (
    <>
      <Questions />
      <LazyAccount layout="parex" />
    </>
  );
}

/** A driver's public page has nothing to do with who looks at it. */
function ParlocTools() {
  const { pathname } = useLocation();
  return matchPath(paths.driverPattern, pathname) ? null : <LazyAccount layout="parloc" />;
}

function ParendarTools() {
  return <LazyAccount layout="parendar" />;
}

function Questions() {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'app.questions' });
  return (
    <ButtonLink
      look="quiet"
      href={parameters.chatUrl}
      target="_blank"
      rel="noopener"
      data-track="questions"
      aria-label={`${label} ${intl.formatMessage({ id: 'app.newTab' })}`}
      icon={<MessageCircleQuestionMark aria-hidden />}
    >
      <span className={style.label}>
        <FormattedMessage id="app.questions" />
      </span>
    </ButtonLink>
  );
}
