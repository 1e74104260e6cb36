import { paths } from '#paths';
import { Brand } from '../header/brand.tsx';
import { HeaderAccount } from '../header/header-account.tsx';
import { RoutedFrame } from './routed-frame.tsx';

const titles = { parloc: 'Parloc', parendar: 'Parendar' } as const;

export function ToolLayout({ tool }: { tool: keyof typeof titles }) {
  return (
    <RoutedFrame
      brand={<Brand title={titles[tool]} to={paths[tool]} />}
      tools={<HeaderAccount layout={tool} />}
    />
  );
}
