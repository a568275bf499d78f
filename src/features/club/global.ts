import type { Field, GlobalConfig } from 'payload'
import { revalidateGlobalHooks } from '@/fields/revalidate-hooks'
import { isIban } from '@/lib/iban'
import { isWebAddress } from '@/lib/url'
import { aboutAccess, clubAccess, homeAccess, legalAccess } from './access'
import { confirmationFields, feesField, paymentLinkField, remindersField, seasonBreaksField } from './fields'
import { placesField } from './places/fields'
import { isColour } from './rules'

const link = (name: string, label: string): Field => ({
  name,
  type: 'text',
  label,
  maxLength: 300,
  validate: isWebAddress,
})
const colour = (name: string, label: string, defaultValue: string): Field => ({
  name,
  type: 'text',
  label,
  required: true,
  maxLength: 7,
  defaultValue,
  admin: { components: { Field: '/panel/fields/fields.client#ColourField' } },
  validate: (value: unknown) => isColour(value) || 'Zadajte farbu v tvare #0E5A3C.',
})

export const Club: GlobalConfig = {
  slug: 'club',
  label: 'Klub',
  admin: { group: 'Nastavenia klubu' },
  access: clubAccess,
  hooks: revalidateGlobalHooks('club'),
  fields: [
    {
      name: 'name',
      type: 'text',
      label: 'Názov',
      required: true,
      maxLength: 80,
      defaultValue: 'Futbalová akadémia',
    },
    {
      name: 'shortName',
      type: 'text',
      label: 'Krátky názov',
      required: true,
      maxLength: 30,
      defaultValue: 'Akadémia',
    },
    { name: 'crest', type: 'upload', relationTo: 'media', label: 'Erb (inak sa nakreslí štít s iniciálami)' },
    {
      name: 'colours',
      type: 'group',
      label: 'Farby',
      fields: [colour('club', 'Klubová', '#0E5A3C'), colour('shout', 'Výrazná', '#C6F24E')],
    },
    { name: 'address', type: 'textarea', label: 'Adresa', maxLength: 200 },
    { name: 'email', type: 'email', label: 'E-mail' },
    { name: 'phone', type: 'text', label: 'Telefón', maxLength: 24 },
    { name: 'companyId', type: 'text', label: 'IČO', maxLength: 8 },
    {
      name: 'legalForm',
      type: 'text',
      label: 'Právna forma',
      maxLength: 60,
      defaultValue: 'občianske združenie',
    },
    {
      name: 'iban',
      type: 'text',
      label: 'IBAN',
      maxLength: 42,
      validate: (value: unknown) =>
        !value || isIban(String(value)) || 'IBAN nie je platný. Slovenský IBAN má 24 znakov a začína sa SK.',
    },
    { name: 'bic', type: 'text', label: 'BIC', maxLength: 11 },
    ...confirmationFields,
    paymentLinkField,
    {
      name: 'social',
      type: 'group',
      label: 'Sociálne siete',
      fields: [link('facebook', 'Facebook'), link('instagram', 'Instagram')],
    },
    link('shopUrl', 'E-shop'),
    link('mapUrl', 'Mapa'),
    { name: 'officeHours', type: 'text', label: 'Úradné hodiny', maxLength: 120 },
    placesField,
    feesField,
    seasonBreaksField,
    remindersField,
    {
      name: 'partners',
      type: 'array',
      label: 'Partneri',
      labels: { singular: 'Partner', plural: 'Partneri' },
      fields: [
        { name: 'name', type: 'text', label: 'Názov', required: true, maxLength: 80 },
        link('url', 'Odkaz'),
      ],
    },
  ],
}

export const Home: GlobalConfig = {
  slug: 'home',
  label: 'Úvodná stránka',
  admin: { group: 'Nastavenia klubu' },
  access: homeAccess,
  hooks: revalidateGlobalHooks('club'),
  fields: [
    { name: 'headline', type: 'text', label: 'Nadpis', maxLength: 90 },
    { name: 'lead', type: 'textarea', label: 'Úvodný text', maxLength: 300 },
    { name: 'joinTitle', type: 'text', label: 'Výzva: nadpis', maxLength: 90 },
    { name: 'joinText', type: 'textarea', label: 'Výzva: text', maxLength: 300 },
  ],
}

export const About: GlobalConfig = {
  slug: 'about',
  label: 'O nás',
  admin: { group: 'Nastavenia klubu' },
  access: aboutAccess,
  hooks: revalidateGlobalHooks('club'),
  fields: [
    { name: 'intro', type: 'richText', label: 'Kto sme' },
    { name: 'history', type: 'richText', label: 'História' },
    {
      name: 'values',
      type: 'array',
      label: 'Naša filozofia',
      labels: { singular: 'Hodnota', plural: 'Hodnoty' },
      fields: [
        { name: 'title', type: 'text', label: 'Názov', required: true, maxLength: 60 },
        { name: 'text', type: 'textarea', label: 'Text', required: true, maxLength: 400 },
      ],
    },
  ],
}

export const Legal: GlobalConfig = {
  slug: 'legal',
  label: 'Právne texty',
  admin: { group: 'Nastavenia klubu' },
  access: legalAccess,
  hooks: revalidateGlobalHooks('club'),
  fields: [
    { name: 'privacy', type: 'richText', label: 'Ochrana osobných údajov' },
    { name: 'cookies', type: 'richText', label: 'Cookies' },
    { name: 'accessibility', type: 'richText', label: 'Vyhlásenie o prístupnosti' },
    { name: 'taxShare', type: 'richText', label: '2 % z dane' },
  ],
}
