import type { ReactNode, Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { parameters } from '#parameters';
import { paths } from '#paths';
import { NewTabLink } from '#ui/new-tab.tsx';
import style from './frame.module.css';
import { InsideLink } from './inside-link.tsx';

interface FrameProps {
  brand: ReactNode;
  tools: ReactNode;
  wide?: boolean;
  page?: Ref<HTMLDivElement>;
  children: ReactNode;
}

export function Frame({ brand, tools, wide = false, page, children }: FrameProps) {
  return (
    <div className={wide ? `${style.frame} ${style.wide}` : style.frame}>
      <a className={style.skip} href="#page">
        <FormattedMessage id="app.skip" />
      </a>
      <header className={style.header}>
        <div className={style.bar}>
          {brand}
          <div className={style.tools}>{tools}</div>
        </div>
      </header>
      <div id="page" ref={page} className={style.page} tabIndex={-1}>
        {children}
      </div>
      <Footer />
    </div>
  );
}

function Footer() {
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
          <NewTabLink href={parameters.chatUrl} data-track="footer-chat">
            <FormattedMessage id="app.footer.chat" />
          </NewTabLink>
          <a href={parameters.clubUrl}>
            <FormattedMessage id="app.footer.website" />
          </a>
        </nav>
      </div>
    </footer>
  );
}
