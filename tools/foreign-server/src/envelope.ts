import type { Settings } from './switches';
import { isFields, toJson, type Fields } from './values';

function getStatus(on: Settings): unknown {
  if (on.statusSuccess) return 'success';
  if (on.statusOne) return 1;
  return on.status200 ? 200 : true;
}

/** Whether the rows are directly in it, so that its fields can't be moved. */
const isPage = (data: Fields) => 'data' in data;

/** A success with its fields where this back end puts them (D120). */
export function toSuccess(fields: Fields, on: Settings): Fields {
  const { message, msg, ...rest } = fields;
  const texts = { message, msg };
  const status = getStatus(on);
  if (on.underData) {
    const { data } = rest;
    const inner = Object.keys(rest).length === 1 && 'data' in rest ? data : rest;
    return toJson({ status, ...texts, ...(inner !== undefined && { data: inner }) }, on) as Fields;
  }
  if (on.nextToStatus && isFields(rest['data']) && !isPage(rest['data'])) {
    const { data, ...others } = rest;
    return toJson({ status, ...texts, ...others, ...data }, on) as Fields;
  }
  return toJson({ status, ...texts, ...rest }, on) as Fields;
}
