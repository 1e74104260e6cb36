import { matchPath, useLocation } from 'react-router-dom';
import { paths } from '#paths';
import { Brand } from '../header/brand.tsx';
import { HeaderAccount } from '../header/header-account.tsx';
import { RoutedFrame } from './routed-frame.tsx';

const layouts = {
  parloc: { title: 'Parloc', to: paths.parloc, Tools: ParlocTools },
  parendar: { title: 'Parendar', to: paths.parendar, Tools: ParendarTools },
} as const;

/** The layout of a tool with sign-in: its title leads to its first page. */
export function ToolLayout({ tool }: { tool: keyof typeof layouts }) {
  const { title, to, Tools } = layouts[tool];
  return <RoutedFrame brand={<Brand title={title} to={to} />} tools={<Tools />} />;
}

/** A driver's public page has nothing to do with who looks at it. */
function ParlocTools() {
  const { pathname } = useLocation();
  return matchPath(paths.driverPattern, pathname) ? null : <HeaderAccount layout="parloc" />;
}

function ParendarTools() {
  return <HeaderAccount layout="parendar" />;
}
