export type Scene = { brand: string; title: string; lead: string; drawing: string };

const message = `
  <div class="card message">Доброго дня! <mark>2 місця</mark> на <mark>25.11</mark> о <mark>15:00</mark>
    зі <mark>Львова</mark> до <mark>Кракова</mark>. <mark>Олена</mark>, <mark>067 123 45 67</mark></div>`;

const ticket = `
  <div class="card ticket"><dl>
    <div><dt>Ім’я</dt><dd>Олена</dd></div>
    <div><dt>Телефон</dt><dd>+380 67 123 45 67</dd></div>
    <div><dt>Дата</dt><dd>25.11 · 15:00</dd></div>
  </dl></div>`;

const map = `
  <div class="map"><svg viewBox="0 0 604 630" preserveAspectRatio="xMidYMid slice">
    <path fill="var(--sunk)" d="M0 0h604v630H0z"/>
    <g fill="none" stroke="var(--surface)">
      <path stroke-width="26" d="M-20 470 250 300 640 350M150-20 235 650M430-20 395 650"/>
      <path stroke-width="12" d="M-20 130 640 60M-20 600 640 520M300-20 330 650M-20 300 250 300"/>
    </g>
    <path fill="none" stroke="var(--ink)" stroke-width="6" stroke-dasharray="14 13" d="M110 566C190 520 214 440 240 340S330 214 410 196"/>
    <circle cx="104" cy="570" r="15" fill="var(--surface)" stroke="var(--ink)" stroke-width="7"/>
    <circle cx="414" cy="194" r="62" fill="var(--signal)" opacity=".28"/>
    <circle cx="414" cy="194" r="28" fill="var(--signal)" stroke="var(--surface)" stroke-width="9"/>
  </svg><div class="card live">Наживо</div></div>`;

const DAYS = ['Пн', 'Вт', 'Ср', 'Чт', 'Пт', 'Сб', 'Нд'];
const week = `<div class="week">${DAYS.map(
  (day, index) => `<span class="${day === 'Пт' ? 'on' : ''}"><small>${day}</small>${16 + index}</span>`,
).join('')}</div>`;

function trip(time: string, [from, to]: readonly [string, string], note: string): string {
  return `<div class="card trip"><time>${time}</time>
    <div class="route"><i></i><span>${from}</span><i class="to"></i><span>${to}</span></div>
    <small>${note}</small></div>`;
}

export const scenes: Readonly<Record<string, Scene>> = {
  club: {
    brand: 'Par Club',
    title: 'Повідомлення, водії та рейси — в одному місці',
    lead: 'Для диспетчерів і водіїв, які возять людей та посилки',
    drawing: `<div class="scene">${message}<div style="height:24px"></div>${trip('15:00', ['Львів', 'Краків'], 'Іван Коваль · 2 пасажири')}</div>`,
  },
  parex: {
    brand: 'Parex',
    title: 'Повідомлення стає рядком таблиці',
    lead: 'Ім’я, телефон, дата й час — у ваших колонках',
    drawing: `<div class="scene">${message}${ticket}</div>`,
  },
  parloc: {
    brand: 'Parloc',
    title: 'Де зараз машина',
    lead: 'Живе місце на мапі за одним посиланням',
    drawing: map,
  },
  parendar: {
    brand: 'Parendar',
    title: 'Рейси тижня у вашому календарі',
    lead: 'Водій, маршрут і пасажири з телефонами в одному вікні',
    drawing: `<div class="scene">${week}${trip('08:30', ['Київ', 'Краків'], 'Іван Коваль · 5 пасажирів із 8')}${trip('19:00', ['Львів', 'Прага'], 'Петро Шевчук · 2 пасажири із 8')}</div>`,
  },
};
