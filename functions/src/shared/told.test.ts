import { describe, expect, it } from 'vitest';
import type { ToldState } from '../contract/trips.ts';
import { matters, toldToDriver, withTold } from './told.ts';

const AT = '2027-03-03T08:00:00.000Z';
const told = (says: ToldState['says']): ToldState => ({ says, at: AT });
const late: ToldState = { says: 'late', minutes: 15, at: AT };

describe('[V-07] what a passenger has told', () => {
  it('keeps a delay beside a call that is asked for, whichever comes first', () => {
    expect(withTold([late], told('call-me'))).toEqual([late, told('call-me')]);
    expect(withTold([told('call-me')], late)).toEqual([told('call-me'), late]);
  });

  it('has the newest of whether they come, and of the call', () => {
    expect(withTold([late, told('call-me')], told('not-coming'))).toEqual([
      told('call-me'),
      told('not-coming'),
    ]);
    const again = { ...told('call-me'), at: '2027-03-03T09:00:00.000Z' };
    expect(withTold([late, told('call-me')], again)).toEqual([late, again]);
  });

  it('is taken back as a whole by who comes as planned', () => {
    expect(withTold([late, told('call-me')], told('coming'))).toEqual([told('coming')]);
    expect(withTold([told('coming')], told('call-me'))).toEqual([told('coming'), told('call-me')]);
    expect(withTold([told('coming')], late)).toEqual([late]);
  });

  it('matters of a delay until the passenger has got on, and of a call until it is confirmed', () => {
    const answered = (told: ToldState) => ({ ...told, answeredAt: AT });
    const rides = ['waiting', 'absent', 'aboard', 'off'] as const;
    const whenOf = (each: ToldState) => rides.filter((ride) => matters(each, ride));
    expect([late, answered(late)].map(whenOf)).toEqual([
      ['waiting', 'absent'],
      ['waiting', 'absent'],
    ]);
    expect([told('call-me'), answered(told('call-me'))].map(whenOf)).toEqual([rides, []]);
    expect(whenOf(answered(told('coming')))).toEqual([]);
  });

  it('is for the driver who is late and who does not come, and no more', () => {
    expect(
      toldToDriver({
        olena: [told('call-me'), late],
        ihor: [told('not-coming')],
        petro: [told('call-me')],
        ivan: [told('coming')],
      }),
    ).toEqual({ olena: late, ihor: told('not-coming') });
  });
});
