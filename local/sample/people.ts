export type Person = {
  /** Google's number of the account. */
  sub: string;
  name: string;
  email: string;
};

/** The people of the sample data and of the tests. A visitor has no account. */
export const people = {
  driver: { sub: '1001', name: 'Іван Коваль', email: 'ivan.koval@example.com' },
  otherDriver: { sub: '1002', name: 'Марія Бондар', email: 'mariia.bondar@example.com' },
  dispatcher: { sub: '1003', name: 'Олена Мельник', email: 'olena.melnyk@example.com' },
  stranger: { sub: '1004', name: 'Степан Гук', email: 'stepan.huk@example.com' },
} as const satisfies Record<string, Person>;

/** The content of Google's ID token, which the emulator takes without a signature. */
export function googleIdToken({ sub, name, email }: Person): string {
  return JSON.stringify({ sub, name, email, email_verified: true });
}
