import { Text } from '#ui/text.tsx';
import style from './benefits.module.css';
import page from './landing-page.module.css';

const benefits = ['busy', 'workflow', 'simple', 'time', 'today', 'community', 'device'] as const;

export function Benefits() {
  return (
    <section className={`${page.section} ${style.benefits}`} aria-labelledby="landing-benefits">
      <Text as="h2" id="landing-benefits" className={page.heading} text="landing.benefits" />
      <ul className={style.list}>
        {benefits.map((benefit) => (
          <li key={benefit} className={style.benefit}>
            <Text as="h3" text={`landing.benefit.${benefit}`} />
            <Text text={`landing.benefit.${benefit}.text`} />
          </li>
        ))}
      </ul>
    </section>
  );
}
