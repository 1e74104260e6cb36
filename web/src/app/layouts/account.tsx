import { AccountTools } from './account-tools.tsx';
import { CalendarSelector } from './calendar-selector.tsx';

/** What the header of Parloc has to do with the person's account. */
export function ParlocAccount() {
  return <AccountTools settings />;
}

/** The same of Parendar. */
export function ParendarAccount() {
  return (
    <>
      <CalendarSelector />
      <AccountTools />
    </>
  );
}
