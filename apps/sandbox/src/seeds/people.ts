import type { Random } from './random';

const firstNames =
  'Amara Ravi Lena Tomas Yuki Noor Ines Kofi Maya Piotr Aisha Diego Freya Hassan Ivana Jonas Kavya Luca Mina Nadia Omar Priya Quentin Rosa Samir Tara Uma Viktor Wanjiru Ximena Yusuf Zara Anjali Bruno Chen Dalia Emeka Farah Goran Hana'.split(
    ' ',
  );
const lastNames =
  'Okafor Sharma Weber Novak Tanaka Rahman Costa Mensah Iyer Kowalski Bello Alvarez Larsen Karimi Petrova Keller Nair Rossi Park Haddad Farouk Desai Moreau Silva Khan Menon Das Ivanov Kamau Torres Demir Malik Gupta Lima Wei Aziz Eze Hosseini Jovic Sato'.split(
    ' ',
  );
const homes = ['IN', 'NG', 'AE', 'DE', 'BR', 'ID', 'ZA', 'KE', 'VN', 'GB', 'PH', 'MY', 'TR', 'MX', 'PL'];

export interface Person {
  first: string;
  name: string;
  countryCode: string;
}

export function person(random: Random): Person {
  const first = random.pick(firstNames);
  return { first, name: `${first} ${random.pick(lastNames)}`, countryCode: random.pick(homes) };
}
