export { toDirection } from './direction';
export { loadDates, loadMessages } from './loadLanguage';
export { isLanguage, type Language } from './names';
