import { paths } from '#paths';
import { Brand } from '../header/brand.tsx';
import { HeaderAccount } from '../header/header-account.tsx';
import { RoutedFrame } from './routed-frame.tsx';

/** The club's own pages: a wider container, and a brand title that leads to the first tool of drivers. */
export function ClubLayout() {
  return (
    <RoutedFrame
      wide
      brand={<Brand title="Par Club" to={paths.parloc} />}
      tools={<HeaderAccount layout="club" />}
    />
  );
}
