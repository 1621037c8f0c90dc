/** The id of a record: 24 hexadecimal digits. */
export const idPattern = /^[0-9a-f]{24}$/;
