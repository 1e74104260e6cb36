import { Suspense, use } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { catalogueOf } from '../../web/src/app/catalogues.ts';
import { MessageBox } from '../../web/src/features/parendar/box/message-box.tsx';
import { LanguageProvider } from '../../web/src/intl/language-provider.tsx';

const MESSAGE = 'Доброго дня! 04.03.2027 з Кракова до Львова, нас двоє. Олена, 067 123 45 67';

/** Where the tool's first page and Parex leave it. */
const HANDED = 'draft.parendar.handed';

/** Comes when a promise is kept. */
function Late({ coming }: { coming: Promise<void> }) {
  use(coming);
  return null;
}

/** The box of a calendar that loads, beside a part of the page that is late. */
async function openBox(coming: Promise<void>): Promise<void> {
  onTestFinished(cleanup);
  await render(
    <LanguageProvider catalogue={catalogueOf('parendar/calendar')}>
      <MemoryRouter>
        <Suspense fallback={<p>waiting</p>}>
          <MessageBox isReady={false} onNewTrip={() => {}} />
          <Late coming={coming} />
        </Suspense>
      </MemoryRouter>
    </LanguageProvider>,
  );
}

const box = () => page.getByRole('textbox', { name: 'Що написали пасажири' });

test('[P-12] a message that was handed over stays, though React begins the page anew, and after a reload', async () => {
  sessionStorage.setItem(HANDED, MESSAGE);
  const { promise, resolve } = Promise.withResolvers<void>();
  await openBox(promise);
  // What was rendered of the box has been thrown away with the rest.
  await expect.element(page.getByText('waiting')).toBeVisible();
  resolve();
  await expect.element(box()).toHaveValue(MESSAGE);
  // Else it would come back after it was cleared from the box.
  await expect.poll(() => sessionStorage.getItem(HANDED)).toBeNull();
  await cleanup();
  await openBox(promise);
  await expect.element(box()).toHaveValue(MESSAGE);
});
