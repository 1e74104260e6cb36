import { describe, expect, it } from 'vitest';
import { fieldOfLabel } from './field-of-label.ts';

describe('fieldOfLabel', () => {
  it.each([
    ['ПІБ', 'name'],
    ["Ім'я", 'name'],
    ['Імʼя', 'name'],
    ['Прізвище', 'name'],
    ['Клієнт', 'name'],
    ['Пасажир', 'name'],
    ['ФИО', 'name'],
    ['Full name', 'name'],
    ['Телефон', 'phone'],
    ['Тел.', 'phone'],
    ['номер', 'phone'],
    ['Контакт', 'phone'],
    ['Phone number', 'phone'],
    ['Номер телефону', 'phone'],
    ['Дата поїздки', 'date'],
    ['Date', 'date'],
    ['Дата відправлення', 'date'],
    ['Час', 'time'],
    ['Время выезда', 'time'],
    ['Departure time', 'time'],
    ['Звідки', 'from'],
    ['Откуда', 'from'],
    ['Відправлення', 'from'],
    ['Місто посадки', 'from'],
    ['From', 'from'],
    ['Куди', 'to'],
    ['Призначення', 'to'],
    ['to', 'to'],
    ['Destination', 'to'],
    ['К-сть місць', 'seats'],
    ['Кількість пасажирів', 'seats'],
    ['Місць', 'seats'],
    ['осіб', 'seats'],
    ['pax', 'seats'],
    ['Пасажирів', 'seats'],
    ['Ціна, грн', 'price'],
    ['Вартість', 'price'],
    ['Сума', 'price'],
    ['Номер рейсу', 'flight'],
    ['Flight', 'flight'],
    ['Багаж', 'luggage'],
    ['Валізи', 'luggage'],
    ['Вага', 'weight'],
    ['Посилка', 'parcel'],
    ['Адреса', 'address'],
    ['Маршрут', 'route'],
    ['E-mail', 'email'],
    ['Email', 'email'],
    ['Примітки', 'notes'],
    ['Коментар', 'notes'],
    ['  ТЕЛЕФОН: ', 'phone'],
  ])('%s → %s', (label, field) => {
    expect(fieldOfLabel(label)).toBe(field);
  });

  it.each(['', 'Колір', 'абвгд', '123', '🙂'])('%j is no usual label', (label) => {
    expect(fieldOfLabel(label)).toBeNull();
  });
});
