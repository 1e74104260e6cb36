/** Id of the day that is selected, in the days of a week and in its table. */
export const SELECTED_DAY = 'parendar-selected-day';
