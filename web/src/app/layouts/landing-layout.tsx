import { paths } from '#paths';
import { Brand } from './brand.tsx';
import { Frame } from './frame.tsx';
import { LazyAccount } from './lazy-account.tsx';

export function LandingLayout() {
  return (
    <Frame wide brand={<Brand title="Par Club" to={paths.landing} />} tools={<LazyAccount layout="club" />} />
  );
}
