import type { ReactNode, Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import { LanguageSwitch } from '../header/language-switch.tsx';
import { Footer } from './footer.tsx';
import style from './frame.module.css';

interface FrameProps {
  brand: ReactNode;
  tools?: ReactNode;
  wide?: boolean;
  /** Gets what holds the page. */
  page?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** What stands around every page: a header and the footer. */
export function Frame({ brand, tools, wide = false, page, children }: FrameProps) {
  return (
    <div className={wide ? `${style.frame} ${style.wide}` : style.frame}>
      <a className={style.skip} href="#page">
        <FormattedMessage id="app.skip" />
      </a>
      <header className={style.header}>
        <div className={style.bar}>
          {brand}
          <div className={style.tools}>
            {tools}
            <LanguageSwitch />
          </div>
        </div>
      </header>
      <div id="page" ref={page} className={style.page} tabIndex={-1}>
        {children}
      </div>
      <Footer />
    </div>
  );
}
