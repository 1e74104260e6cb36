import { Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { type Catalogue, loadCatalogue } from '#intl/catalogue.ts';
import { calendarDate } from '#intl/date-formats.ts';
import { CatalogueProvider, useLanguage } from '#intl/language-provider.tsx';
import { countDay } from '#storage/days-of-use.ts';
import { rememberTool } from '#storage/last-tool.ts';
import { readLocal, writeLocal } from '#storage/local.ts';
import { InstallHint } from './install-hint.tsx';
import { useInstallWay } from './install-way.ts';

const DECIDED = 'parclub.install_hint';

/** Whoever comes for the first time has other things to do than to install what they do not know yet. */
const REGULAR_FROM = 3;

const installText: Catalogue = {
  ua: () => import('./install.text.ts?ua'),
  en: () => import('./install.text.ts?en'),
};

/**
 * Remembers the tool that is in use, and hints to who uses it day after day that it can be installed. The hint stands
 * below everything else, so that nothing moves when it comes.
 * @param path of the tool's first page
 */
export function ToolInUse({ path }: { path: string }) {
  const { language } = useLanguage();
  const way = useInstallWay();
  const [days] = useState(() => countDay(calendarDate(new Date())));
  const [isDecided, setDecided] = useState(() => readLocal(DECIDED) !== null);
  const [hasText, setHasText] = useState(false);
  const isWanted = way !== null && !isDecided && days >= REGULAR_FROM;

  useEffect(() => rememberTool(path), [path]);
  useEffect(() => {
    if (!isWanted) return;
    // Nobody misses a hint that did not come.
    loadCatalogue(installText, language).then(
      () => setHasText(true),
      () => {},
    );
  }, [isWanted, language]);

  if (!isWanted || !hasText) return null;
  const decide = () => {
    writeLocal(DECIDED, 'yes');
    setDecided(true);
    // The hint goes, and the focus that is in it would go with it.
    document.getElementById('page')?.focus({ preventScroll: true });
  };
  return createPortal(
    <Suspense>
      <CatalogueProvider catalogue={installText}>
        <InstallHint way={way} onDecided={decide} />
      </CatalogueProvider>
    </Suspense>,
    document.body,
  );
}
