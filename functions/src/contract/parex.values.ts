/** Longest message, in UTF-16 code units, as a text box counts them. */
export const MESSAGE_LIMIT = 300;
export const COLUMN_LIMIT = 10;
/** Columns of one reading: a booking has more than a table. */
export const ASKED_COLUMN_LIMIT = 12;
export const COLUMN_LABEL_LIMIT = 60;
/** Longest value of a cell; a model that says more is cut. */
export const CELL_LIMIT = 1000;
/** Longest message of one reading, in UTF-16 code units: a chat is asked for in such pieces. */
export const PIECE_LIMIT = 1000;
export const CHAT_LIMIT = 4000;
/** Most rows of one reading; a message of this length does not mean more. */
export const ROW_LIMIT = 30;
