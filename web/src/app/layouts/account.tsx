import { paths } from '#paths';
import { ToolInUse } from '../install/tool-in-use.tsx';
import { AccountTools } from './account-tools.tsx';
import { CalendarSelector } from './calendar-selector.tsx';

/** What the header of Parloc has to do with the person's account. */
export function ParlocAccount() {
  return (
    <>
      <AccountTools settings />
      <ToolInUse path={paths.parloc} />
    </>
  );
}

/** The same of Parendar. */
export function ParendarAccount() {
  return (
    <>
      <CalendarSelector />
      <AccountTools />
      <ToolInUse path={paths.parendar} />
    </>
  );
}
