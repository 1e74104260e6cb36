import type { accountText } from '#features/account/account.text.ts';
import type { accountDialogText } from '#features/account/account-dialog.text.ts';
import type { landingText } from '#features/landing/landing.text.ts';
import type { privacyText } from '#features/legal/privacy.text.ts';
import type { termsText } from '#features/legal/terms.text.ts';
import type { calendarText } from '#features/parendar/calendar.text.ts';
import type { consentText } from '#features/parendar/consent.text.ts';
import type { parendarText } from '#features/parendar/parendar.text.ts';
import type { parexText } from '#features/parex/parex.text.ts';
import type { driverText } from '#features/parloc/driver.text.ts';
import type { parlocText } from '#features/parloc/parloc.text.ts';
import type { appText } from './app.text.ts';
import type { installText } from './install/install.text.ts';

/** Every text there is, so that the compiler knows a wrong id. */
type AllText = typeof appText &
  typeof installText &
  typeof accountText &
  typeof accountDialogText &
  typeof landingText &
  typeof parexText &
  typeof parlocText &
  typeof driverText &
  typeof parendarText &
  typeof calendarText &
  typeof consentText &
  typeof privacyText &
  typeof termsText;

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: keyof AllText;
    }
  }
}
