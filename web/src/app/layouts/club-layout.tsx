import { paths } from '#paths';
import { Brand } from './brand.tsx';
import { Frame } from './frame.tsx';
import { LazyAccount } from './lazy-account.tsx';

/** The club's own pages: a wider container, and a brand title that leads to the first tool of drivers. */
export function ClubLayout() {
  return (
    <Frame wide brand={<Brand title="Par Club" to={paths.parloc} />} tools={<LazyAccount layout="club" />} />
  );
}
