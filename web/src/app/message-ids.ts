/** Makes the compiler check the ids of texts. */
declare namespace FormatjsIntl {
  interface Message {
    ids: keyof (typeof import('#app/app.text.ts').appText &
      typeof import('#app/install/install.text.ts').installText &
      typeof import('#features/account/account.text.ts').accountText &
      typeof import('#features/account/account-dialog.text.ts').accountDialogText &
      typeof import('#features/landing/landing.text.ts').landingText &
      typeof import('#features/parex/parex.text.ts').parexText &
      typeof import('#features/parex/columns/columns.text.ts').columnsText &
      typeof import('#features/parex/sheet/sheet.text.ts').sheetText &
      typeof import('#features/parloc/client.text.ts').clientText &
      typeof import('#features/parloc/parloc.text.ts').parlocText &
      typeof import('#features/parloc/driver.text.ts').driverText &
      typeof import('#features/parendar/parendar.text.ts').parendarText &
      typeof import('#features/parendar/calendar.text.ts').calendarText &
      typeof import('#features/parendar/box/rides.text.ts').ridesText &
      typeof import('#features/parendar/trip-links/pages.text.ts').pagesText &
      typeof import('#features/parendar/parts/move-question.text.ts').moveText &
      typeof import('#features/parendar/repeat/repeat.text.ts').repeatText &
      typeof import('#features/parendar/consent.text.ts').consentText &
      typeof import('#features/trip-links/van.text.ts').vanText &
      typeof import('#features/trip-links/van/change.text.ts').changeText &
      typeof import('#features/trip-links/seat.text.ts').seatText &
      typeof import('#features/legal/privacy.text.ts').privacyText &
      typeof import('#features/legal/terms.text.ts').termsText);
  }
}
