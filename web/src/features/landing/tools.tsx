import type { RefObject } from 'react';
import { FormattedMessage } from 'react-intl';
import { paths } from '#paths';
import { ButtonLink } from '#ui/button.tsx';
import style from './landing-page.module.css';
import { LiveRoad } from './live-road.tsx';
import type { Cell } from './row.ts';
import { Sheet } from './sheet.tsx';
import { Stop } from './stop.tsx';

/** The tools that work, each at work. */
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
        <h3>
          <FormattedMessage id="landing.parex.title" />
        </h3>
        <p>
          <FormattedMessage id="landing.parex.text" />
        </p>
        <div className={style.ways}>
          <ButtonLink href={paths.parex} data-track="landing-parex">
            <FormattedMessage id="landing.parex.open" />
          </ButtonLink>
        </div>
      </Stop>
      <Stop name={<FormattedMessage id="landing.parloc.name" />} exhibit={<LiveRoad />}>
        <h3>
          <FormattedMessage id="landing.parloc.title" />
        </h3>
        <p>
          <FormattedMessage id="landing.parloc.text" />
        </p>
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
