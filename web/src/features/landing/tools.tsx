import type { RefObject } from 'react';
import { FormattedMessage } from 'react-intl';
import { paths } from '#paths';
import { ButtonLink } from '#ui/button.tsx';
import { Text } from '#ui/text.tsx';
import style from './landing-page.module.css';
import { LiveRoad } from './live-road.tsx';
import type { Cell } from './row.ts';
import { Sheet } from './sheet.tsx';
import { Stop } from './stop.tsx';

export function Tools({
  heading,
  cells,
}: {
  heading: RefObject<HTMLHeadingElement | null>;
  cells: readonly Cell[];
}) {
  return (
    <section className={style.section} aria-labelledby="landing-tools">
      <h2 ref={heading} id="landing-tools" tabIndex={-1} className={style.heading}>
        <FormattedMessage id="landing.tools" />
      </h2>
      <Stop name={<FormattedMessage id="landing.parex.name" />} exhibit={<Sheet cells={cells} />}>
        <Text as="h3" text="landing.parex.title" />
        <Text text="landing.parex.text" />
        <div className={style.ways}>
          <ButtonLink href={paths.parex} data-track="landing-parex">
            <FormattedMessage id="landing.parex.open" />
          </ButtonLink>
        </div>
      </Stop>
      <Stop name={<FormattedMessage id="landing.parloc.name" />} exhibit={<LiveRoad />}>
        <Text as="h3" text="landing.parloc.title" />
        <Text text="landing.parloc.text" />
        <div className={style.ways}>
          <ButtonLink href={paths.parloc} data-track="landing-parloc">
            <FormattedMessage id="landing.parloc.open" />
          </ButtonLink>
          <ButtonLink href={paths.driverDemo} data-track="landing-demo">
            <FormattedMessage id="landing.parloc.demo" />
          </ButtonLink>
        </div>
      </Stop>
    </section>
  );
}
