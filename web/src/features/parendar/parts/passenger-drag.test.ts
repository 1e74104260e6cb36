import type { DragEvent } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { newTrip, storedTrip } from '../model/stored-trip.ts';
import { findDragged, passengerDragSource, passengerDropTarget } from './passenger-drag.ts';

const OLENA = { id: 'olena0', name: 'Олена', phone: '+380671234567' };
const INPUT = { driverName: '', from: '', to: '', notes: '', stops: [], passengers: [OLENA], seats: null };
const TRIP = newTrip('one', '"1"', storedTrip({ ...INPUT, start: null }, new Date(0)));

/** What the browser hands over with each event of a drag. */
function drag() {
  const data = new Map<string, string>();
  const marks = new Set<string>();
  const event = {
    preventDefault: vi.fn(),
    currentTarget: {
      toggleAttribute: (name: string, isOn: boolean) => void (isOn ? marks.add(name) : marks.delete(name)),
    },
    dataTransfer: {
      get types() {
        return [...data.keys()];
      },
      setData: (format: string, text: string) => void data.set(format, text),
      getData: (format: string) => data.get(format) ?? '',
    },
  };
  return { event: event as unknown as DragEvent, data, marks };
}

describe('[T-05] a passenger is dragged', () => {
  it('from one trip to what takes passengers, which is marked meanwhile', () => {
    const { event, marks } = drag();
    const dropped = vi.fn();
    const target = passengerDropTarget(dropped);
    passengerDragSource({ tripId: 'one', bookingId: OLENA.id }).onDragStart(event);
    target.onDragOver(event);
    expect(marks).toEqual(new Set(['data-passenger-over']));
    target.onDrop(event);
    expect(marks.size).toBe(0);
    expect(dropped).toHaveBeenCalledWith({ tripId: 'one', bookingId: OLENA.id });
  });

  it('and nothing else is taken', () => {
    const { event, data } = drag();
    data.set('text/plain', 'Олена');
    const dropped = vi.fn();
    passengerDropTarget(dropped).onDragOver(event);
    passengerDropTarget(dropped).onDrop(event);
    expect(event.preventDefault).not.toHaveBeenCalled();
    expect(dropped).not.toHaveBeenCalled();
  });

  it('and is found again, unless somebody has changed or struck them out', () => {
    const dragged = { tripId: 'one', bookingId: OLENA.id };
    expect(findDragged(dragged, [TRIP])).toEqual({ from: TRIP, passenger: OLENA });
    expect(findDragged(dragged, [{ ...TRIP, passengers: [] }])).toBeNull();
    expect(findDragged(dragged, [])).toBeNull();
  });
});
