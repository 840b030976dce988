import { imageUrl } from '../../app/images';
import { fieldsOf } from '../../app/wire';

/** The address of the profile picture; undefined shows initials (D103, T10). */
export function pictureOf(body: unknown, folder: string): string | undefined {
  return imageUrl(folder, fieldsOf(body)['data']);
}

/** The member's way of confirming actions; undefined where none was chosen (D107). */
export function authTypeOf(body: unknown): string | undefined {
  const { data } = fieldsOf(body);
  return typeof data === 'string' && /^[a-z0-9_]{1,32}$/i.test(data) ? data : undefined;
}
