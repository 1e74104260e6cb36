import { describe, expect, it } from 'vitest';
import { findMentions } from '../places/places.ts';
import { prepare } from '../text/text.ts';
import { ROLE_RULES, type Role, roleOf, roleSubject } from './role-rules.ts';

/** For each rule a message, and what its last place is to the trip. */
const EXAMPLES: Record<keyof typeof ROLE_RULES, readonly [message: string, role: Role]> = {
  givenUp: ['не з Хуста', 'none'],
  passed: ['чи заїжджає в Дубно', 'none'],
  queue: ['стоїмо в черзі в Чопі', 'none'],
  landsFrom: ['Бориспіль, приліт зі Стамбула', 'none'],
  originOfOther: ['вас рекомендувала Світлана з Бродів', 'none'],
  thingIsHere: ['мопед у брата, він у Києві', 'from'],
  handedOverHere: ['сынок передаст вам в Варшаве', 'from'],
  yours: ['не встигнемо до вас в Чернівці, пересадіть на вечірній', 'from'],
  near: ['стоїмо під Пирятином', 'none'],
  flightThatLands: ['прилітаю завтра, літак з Відня', 'none'],
  flight: ['my flight from Budapest', 'to'],
  headsList: ['Луцьк 6:00\nГук Петро', 'from'],
  from: ['забирати з Володимира', 'from'],
  accusative: ['передати сестрі в Болонью', 'to'],
  takenHere: ['О 13:00 у Нетішині підберіть двох', 'from'],
  fromFacility: ['завести тестя з лікарні в Тернополі', 'from'],
  wantedThere: ['заберіть двох, їм у Брюссель', 'to'],
  beginsHere: ['Ми вже на кордоні Краковець', 'from'],
  endsHere: ['треба бути в Шопені', 'to'],
  located: ['о котрій у Гадячі', 'at'],
  landsHere: ['приліт 17:20 Lublin', 'from'],
  to: ['квиток на Варшаву', 'to'],
};

describe('roles of places', () => {
  const subjectOf = (message: string) => {
    const text = prepare(message);
    const place = findMentions(text, []).mentions.at(-1);
    return place && roleSubject(text, place, 0);
  };

  it.each(Object.entries(EXAMPLES))('%s', (name, [message, role]) => {
    const subject = subjectOf(message);
    const first = subject && Object.entries(ROLE_RULES).find(([, [, applies]]) => applies(subject));
    expect([first?.[0], subject && roleOf(subject)]).toEqual([name, role]);
  });

  it('are not said by a place alone', () => {
    const subject = subjectOf('трансфер Ужгород');
    expect(subject && roleOf(subject)).toBeNull();
  });
});
