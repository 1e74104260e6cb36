import { FormattedMessage } from 'react-intl';
import { parameters } from '#parameters';
import { paths } from '#paths';
import { ButtonLink } from '#ui/button.tsx';
import { NewTabNote, newTab } from '#ui/new-tab.tsx';
import { Text } from '#ui/text.tsx';
import style from './call-to-action.module.css';

export function CallToAction() {
  return (
    <section className={style.end} aria-labelledby="landing-end">
      <Text as="h2" id="landing-end" text="landing.end" />
      <div className={style.ways}>
        <ButtonLink variant="primary" href={paths.parex} data-track="landing-try">
          <FormattedMessage id="landing.try" />
        </ButtonLink>
        <ButtonLink href={parameters.chatUrl} {...newTab} data-track="landing-ask">
          <FormattedMessage id="landing.ask" />
          <NewTabNote />
        </ButtonLink>
      </div>
    </section>
  );
}
