import { expect, test, toasts } from '../kit/browser.ts';
import { control } from '../kit/google.ts';
import { connect, signInAsDispatcher } from './google-calendar.ts';
import { accountOf } from './own-person.ts';

// A call whose answer is lost is a failed request, which the browser notes.
test.use({ expectedComplaints: /Failed to load resource/ });

const OLENA = 'Прилітаємо 25.11.2027 о 15:40, нас двоє, з Кракова до Львова. Олена, 067 123 45 67';
const NEXT = 'Прилітаю 26.11.2027 о 18:10, з Варшави до Києва.';

test('[P-12] [P-16] the next message takes nothing from one whose answer was lost, and leaves its trip alone', async ({
  page,
}, info) => {
  const email = accountOf(info);
  await signInAsDispatcher(page, info);
  await connect(page);
  const form = page.getByRole('region', { name: 'Нова заявка' });
  const field = (name: string) => form.getByRole('textbox', { name, exact: true });
  const parse = async (message: string) => {
    await field('Повідомлення пасажира').fill(message);
    await form.getByRole('button', { name: 'Розібрати' }).click();
  };
  const add = () => form.getByRole('button', { name: 'Додати до календаря' }).click();

  await parse(OLENA);
  await expect(field('Телефон')).toHaveValue('+380671234567');
  await page.route('**/createTrip', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await add();
  await expect(form.getByRole('alert')).toContainText('Не вдалося зберегти рейс. Спробуйте ще раз.');
  await page.unroute('**/createTrip');

  await parse(NEXT);
  await expect(form.getByLabel('Дата прильоту')).toHaveValue('2027-11-26');
  await expect(field('Телефон')).toHaveValue('');
  await expect(field('Кількість пасажирів')).toHaveValue('');
  await field('Ім’я пасажира').fill('Ірина');
  await add();
  await expect(toasts(page, 'Подію додано')).toBeVisible();
  const { events } = await control('events', { calendarId: email });
  expect(events.map(({ location }) => location).sort()).toEqual(['Варшава - Київ', 'Краків - Львів']);
});
