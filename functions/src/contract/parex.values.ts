/** Longest message, in UTF-16 code units, as a text box counts them. */
export const MESSAGE_LIMIT = 300;
/** Most columns in a row. */
export const COLUMN_LIMIT = 10;
/** Longest label of a column. */
export const COLUMN_LABEL_LIMIT = 60;
/** Longest value of a cell; a model that says more is cut. */
export const CELL_LIMIT = 1000;
