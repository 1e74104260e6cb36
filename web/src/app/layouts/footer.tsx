import { FormattedMessage, useIntl } from 'react-intl';
import { parameters } from '#parameters';
import { paths } from '#paths';
import style from './footer.module.css';
import { InsideLink } from './inside-link.tsx';

export function Footer() {
  const intl = useIntl();
  return (
    <footer className={style.footer}>
      <div className={style.inside}>
        <p className={style.tagline}>
          <strong>Par Club</strong>
          <FormattedMessage id="app.footer.tagline" />
        </p>
        <nav className={style.links} aria-label={intl.formatMessage({ id: 'app.footer.links' })}>
          <InsideLink to={paths.privacy}>
            <FormattedMessage id="app.footer.privacy" />
          </InsideLink>
          <InsideLink to={paths.terms}>
            <FormattedMessage id="app.footer.terms" />
          </InsideLink>
          <a href={parameters.chatUrl} target="_blank" rel="noopener" data-track="footer-chat">
            <FormattedMessage id="app.footer.chat" />
            <span className="visually-hidden">
              {' '}
              <FormattedMessage id="app.newTab" />
            </span>
          </a>
          <a href={parameters.clubUrl}>
            <FormattedMessage id="app.footer.website" />
          </a>
        </nav>
      </div>
    </footer>
  );
}
