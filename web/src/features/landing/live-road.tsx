import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatRelativeTime } from '#intl/relative-time.ts';
import { Button } from '#ui/button.tsx';
import { Text } from '#ui/text.tsx';
import style from './live-road.module.css';
import { pointAt, road } from './road-line.ts';

const SHARED_EVERY = 4;
/** Places along the drawn road, and the first one on the page. */
const PLACES = 60;
const FIRST = 26;

const towns = [
  { town: 'lviv', x: 362, y: 188 },
  { town: 'przemysl', x: 276, y: 168 },
  { town: 'rzeszow', x: 204, y: 62 },
  { town: 'tarnow', x: 118, y: 138 },
  { town: 'krakow', x: 40, y: 44 },
] as const;
const line = road.map(({ x, y }) => `${x} ${y}`).join(' ');

export function LiveRoad() {
  const intl = useIntl();
  const { seen, ticks, isRunning, toggle } = useTicks();
  const place = FIRST + Math.floor(ticks / SHARED_EVERY);
  const age = (ticks % SHARED_EVERY) * 1000;
  const part = (place % PLACES) / PLACES;
  const { x, y } = pointAt(part);
  return (
    <div ref={seen} className={style.card}>
      <div className={style.head}>
        <p className={style.driver}>
          <Text as="strong" text="landing.driver.ivan" />
          <Text as="span" text="landing.road.car" />
        </p>
        <Text
          className={isRunning ? style.live : style.paused}
          text={isRunning ? 'landing.road.live' : 'landing.road.paused'}
        />
      </div>
      <svg
        className={style.map}
        viewBox="0 0 400 216"
        role="img"
        aria-label={intl.formatMessage({ id: 'landing.road.map' })}
      >
        <path
          className={style.side}
          d="M204 82L190 -10M204 82L226 230M118 108L138 230M306 116L330 -10M76 84L92 -10"
        />
        <path className={style.river} d="M-10 118C40 96 60 140 110 150S150 190 176 230" />
        <path className={style.border} d="M300 -10C286 60 320 90 308 116S330 180 322 230" />
        <polyline className={style.road} points={line} />
        <polyline className={style.way} points={line} />
        <polyline
          // The mark jumps back to the start.
          key={`way-${Math.floor(place / PLACES)}`}
          className={style.passed}
          points={line}
          pathLength={1}
          strokeDasharray={`${part} 1`}
        />
        <circle className={style.ring} cx={road[0]?.x} cy={road[0]?.y} r="6.5" />
        <circle className={style.end} cx={road.at(-1)?.x} cy={road.at(-1)?.y} r="6.5" />
        {towns.map(({ town, ...at }) => (
          <text key={town} className={style.town} textAnchor="middle" {...at}>
            <FormattedMessage id={`landing.town.${town}`} />
          </text>
        ))}
        <g
          key={`mark-${Math.floor(place / PLACES)}`}
          className={style.mark}
          style={{ transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)` }}
        >
          <circle className={style.around} r="20" />
          <circle className={style.car} r="9" />
        </g>
      </svg>
      <div className={style.foot}>
        <p className={style.age}>
          <strong>{formatRelativeTime(-age, 0, intl.locale)}</strong>
          <Text as="span" text="landing.road.accuracy" values={{ metres: 8 }} />
        </p>
        <Button data-track="landing-road" onClick={toggle}>
          <FormattedMessage id={isRunning ? 'landing.road.pause' : 'landing.road.play'} />
        </Button>
      </div>
      <Text className={style.note} text="landing.road.note" />
    </div>
  );
}

/** Seconds that count while `seen` is in view; with reduced motion, after a press. */
function useTicks() {
  const seen = useRef<HTMLDivElement>(null);
  const [ticks, setTicks] = useState(0);
  const [isRunning, setRunning] = useState(true);

  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) setRunning(false);
  }, []);

  useEffect(() => {
    if (!isRunning || !seen.current) return;
    let isInView = false;
    const observer = new IntersectionObserver((entries) => {
      // A busy browser reports several changes at once, oldest first.
      isInView = entries.at(-1)?.isIntersecting ?? false;
    });
    observer.observe(seen.current);
    const timer = setInterval(() => {
      if (isInView && !document.hidden) setTicks((before) => before + 1);
    }, 1000);
    return () => {
      observer.disconnect();
      clearInterval(timer);
    };
  }, [isRunning]);

  return { seen, ticks, isRunning, toggle: () => setRunning((before) => !before) };
}
