import { commands, type Locator, page } from 'vitest/browser';
import { toastShown } from '../kit/components/app.tsx';
import { say } from './pages.ts';

export const TRIP = 'рейс 06:00';

export const newLink = page.getByRole('button', { name: say('parloc.links.new') });
export const form = page.getByRole('form', { name: say('parloc.links.new') });
export const nameField = form.getByRole('textbox', { name: say('parloc.links.name') });
export const makeButton = form.getByRole('button', { name: say('parloc.links.make') });
export const yes = page.getByRole('button', { name: say('parloc.links.takeBackYes') });
export const copyOf = (name: string) =>
  page.getByRole('button', { name: `${say('parloc.link.copy')}: ${name}` });
export const takeBackOf = (name: string) =>
  page.getByRole('button', { name: `${say('parloc.links.takeBack')}: ${name}` });
export const end = (choice: 'hour' | 'eightHours' | 'day' | 'date'): Locator =>
  form.getByRole('radio', { name: say(`parloc.links.end.${choice}`) });

/** Makes a link with the end that is chosen at first, and waits until the database has it. @returns its id */
export async function makeLink(phone: string, name = TRIP): Promise<string> {
  const before = Object.keys(await commands.readLinks(phone));
  await newLink.click();
  await nameField.fill(name);
  await makeButton.click();
  await toastShown(say('parloc.links.made'));
  const [id] = Object.keys(await commands.readLinks(phone)).filter((each) => !before.includes(each));
  if (id === undefined) throw new Error('No link was made');
  return id;
}

/** A day from today on, as a date field has it. */
export function dayIn(days: number): string {
  const date = new Date();
  date.setDate(date.getDate() + days);
  return new Intl.DateTimeFormat('sv-SE').format(date);
}
