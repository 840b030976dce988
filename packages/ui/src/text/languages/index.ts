export { toDirection } from './names';
export { loadDates, loadMessages } from './loadLanguage';
export { isLanguage, type Language } from './names';
