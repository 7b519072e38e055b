import type { Language } from '@diatrivi/domain/shared/language'

/** What was sent in place of a file that is taken, where there is a way out of its own. */
export const FILES_NOT_TAKEN: Partial<Record<string, Record<Language, string>>> = {
  heic: {
    el: 'Η φωτογραφία είναι σε μορφή HEIC, που δεν υποστηρίζεται. Αποθηκεύστε την ως JPEG και στείλτε την ξανά· στο iPhone επιλέξτε Ρυθμίσεις, Κάμερα, Μορφές, «Πιο συμβατό» πριν τη βγάλετε.',
    en: 'The photo is in the HEIC format, which is not supported. Save it as JPEG and send it again; on an iPhone choose Settings, Camera, Formats, “Most Compatible” before you take it.',
  },
  xls: {
    el: 'Το αρχείο είναι παλιάς μορφής Excel (.xls). Ανοίξτε το στο Excel, αποθηκεύστε το ως «Βιβλίο εργασίας του Excel (.xlsx)» και στείλτε το ξανά.',
    en: 'The file is in the old Excel format (.xls). Open it in Excel, save it as “Excel Workbook (.xlsx)” and send it again.',
  },
  ods: {
    el: 'Το αρχείο είναι μορφής OpenDocument (.ods). Ανοίξτε το στο LibreOffice, αποθηκεύστε το ως .xlsx και στείλτε το ξανά.',
    en: 'The file is in the OpenDocument format (.ods). Open it in LibreOffice, save it as .xlsx and send it again.',
  },
  html: {
    el: 'Το αρχείο περιέχει ιστοσελίδα και όχι πίνακα, όποια κατάληξη και αν έχει. Ανοίξτε το στο Excel, αποθηκεύστε το ως .xlsx και στείλτε το ξανά.',
    en: 'The file holds a web page and no table, whatever its ending says. Open it in Excel, save it as .xlsx and send it again.',
  },
  table: {
    el: 'Το αρχείο δεν είναι πίνακας που διαβάζεται. Στείλτε ένα βιβλίο εργασίας .xlsx ή ένα αρχείο .csv.',
    en: 'The file is no table that can be read. Send an .xlsx workbook or a .csv file.',
  },
}
