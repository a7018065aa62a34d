import { describe, expect, it } from 'vitest';
import { multiplierAt, SLIDER_END, SPEED_STEPS, sliderAt } from '@/model/routing/travel/multiplierMaths';

describe('multiplier maths', () => {
  it.each([
    [0, 0.01],
    [3, 0.13],
    [6, 0.25],
    [11.5, 0.38],
    [17, 0.5],
    [21, 0.75],
    [25, 1],
    [36.5, 1.5],
    [48, 2],
    [-5, 0.01],
    [60, 2],
  ])('[RO12] the slider at %d means %d', (slider, multiplier) => {
    expect(multiplierAt(slider)).toBe(multiplier);
  });

  it.each([
    [0.01, 0],
    [0, 0],
    [0.25, 6],
    [0.5, 17],
    [0.75, 21],
    [1, 25],
    [2, 48],
    [7, 48],
  ])('[RO12] the multiplier %d stands at %d', (multiplier, slider) => {
    expect(sliderAt(multiplier)).toBeCloseTo(slider, 12);
  });

  it('[RO12] every multiplier of two decimals comes back from its place', () => {
    for (let hundredths = 1; hundredths <= 200; hundredths++)
      expect(multiplierAt(sliderAt(hundredths / 100))).toBe(hundredths / 100);
  });

  it('[RO12] every whole step comes back from its multiplier, within its rounding', () => {
    for (let step = 0; step <= SLIDER_END; step++) expect(Math.round(sliderAt(multiplierAt(step)))).toBe(step);
  });

  it('[RO13] has nine speeds', () => {
    expect(SPEED_STEPS).toEqual([0.25, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4]);
  });
});
