import { describe, expect, it } from 'vitest';
import type { ToldState } from '../contract/trips.ts';
import { toldToDriver, withTold } from './told.ts';

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
