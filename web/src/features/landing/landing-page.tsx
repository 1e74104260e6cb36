import { FormattedMessage, useIntl } from 'react-intl';
import { usePageTitle } from '#intl/page-title.ts';
import { paths } from '#paths';
import { buttonClass } from '#ui/button.tsx';
import style from './landing-page.module.css';

export function LandingPage() {
  const intl = useIntl();
  usePageTitle(intl.formatMessage({ id: 'landing.pageTitle' }));
  return (
    <main className={style.page}>
      <section className={style.hero}>
        <h1>
          <FormattedMessage id="landing.title" />
        </h1>
        <p>
          <FormattedMessage id="landing.lead" />
        </p>
        <a href={paths.parex} className={buttonClass('go')} data-track="landing-try">
          <FormattedMessage id="landing.try" />
        </a>
      </section>
      <section className={style.products} aria-label={intl.formatMessage({ id: 'landing.products' })}>
        {(['parex', 'parloc'] as const).map((tool) => (
          <a key={tool} href={paths[tool]} className={style.product} data-track={`landing-${tool}`}>
            <h2>
              <FormattedMessage id={`landing.${tool}.title`} />
            </h2>
            <p>
              <FormattedMessage id={`landing.${tool}.text`} />
            </p>
          </a>
        ))}
      </section>
    </main>
  );
}
