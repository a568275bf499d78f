import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { RelationshipFeatureClient as RelationshipFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ChecklistFeatureClient as ChecklistFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { IndentFeatureClient as IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { AlignFeatureClient as AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ArticleNotify as ArticleNotify_3c2c8d266d2c6882f6d223f4d4b96b76 } from '../../../panel/article-notify.client'
import { ArticleStateCell as ArticleStateCell_cfa5079c1a196df8e265fc9c81ca1ba7 } from '../../../panel/article-state'
import { ArticlePlan as ArticlePlan_24377e32c1bf4453890a64ab9c94ef42 } from '../../../panel/article-plan.client'
import { EuroCell as EuroCell_95a4dc3f28d7ad9a4d3cb57ad5f8b736 } from '../../../panel/euro-cell'
import { EuroField as EuroField_2d933f4b9dacee3057741ed5431fd58a } from '../../../panel/fields/fields.client'
import { ColourField as ColourField_2d933f4b9dacee3057741ed5431fd58a } from '../../../panel/fields/fields.client'
import { PercentsField as PercentsField_2d933f4b9dacee3057741ed5431fd58a } from '../../../panel/fields/fields.client'
import { MonthsField as MonthsField_2d933f4b9dacee3057741ed5431fd58a } from '../../../panel/fields/fields.client'
import { FeeTextField as FeeTextField_2d933f4b9dacee3057741ed5431fd58a } from '../../../panel/fields/fields.client'
import { DayField as DayField_2d933f4b9dacee3057741ed5431fd58a } from '../../../panel/fields/fields.client'
import { PanelIcon as PanelIcon_095fd1e44b8e90798f81f91ed82b1a09 } from '../../../panel/crest'
import { PanelLogo as PanelLogo_3a4392f5ee7b575dd8b7ac3b966abf72 } from '../../../panel/logo'
import { SiteLinks as SiteLinks_cc0e6c684870f877fdc9dda08cdc6399 } from '../../../panel/site-links'
import { Dashboard as Dashboard_46d5a22181e7d6de68d8a8ee4d4b224b } from '../../../panel/dashboard'
import { LoginRedirect as LoginRedirect_ad7acb86788d63dcb5a3d1c3e6ce4ea3 } from '../../../panel/login-redirect'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#RelationshipFeatureClient": RelationshipFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ChecklistFeatureClient": ChecklistFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#IndentFeatureClient": IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#AlignFeatureClient": AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/panel/article-notify.client#ArticleNotify": ArticleNotify_3c2c8d266d2c6882f6d223f4d4b96b76,
  "/panel/article-state#ArticleStateCell": ArticleStateCell_cfa5079c1a196df8e265fc9c81ca1ba7,
  "/panel/article-plan.client#ArticlePlan": ArticlePlan_24377e32c1bf4453890a64ab9c94ef42,
  "/panel/euro-cell#EuroCell": EuroCell_95a4dc3f28d7ad9a4d3cb57ad5f8b736,
  "/panel/fields/fields.client#EuroField": EuroField_2d933f4b9dacee3057741ed5431fd58a,
  "/panel/fields/fields.client#ColourField": ColourField_2d933f4b9dacee3057741ed5431fd58a,
  "/panel/fields/fields.client#PercentsField": PercentsField_2d933f4b9dacee3057741ed5431fd58a,
  "/panel/fields/fields.client#MonthsField": MonthsField_2d933f4b9dacee3057741ed5431fd58a,
  "/panel/fields/fields.client#FeeTextField": FeeTextField_2d933f4b9dacee3057741ed5431fd58a,
  "/panel/fields/fields.client#DayField": DayField_2d933f4b9dacee3057741ed5431fd58a,
  "/panel/crest#PanelIcon": PanelIcon_095fd1e44b8e90798f81f91ed82b1a09,
  "/panel/logo#PanelLogo": PanelLogo_3a4392f5ee7b575dd8b7ac3b966abf72,
  "/panel/site-links#SiteLinks": SiteLinks_cc0e6c684870f877fdc9dda08cdc6399,
  "/panel/dashboard#Dashboard": Dashboard_46d5a22181e7d6de68d8a8ee4d4b224b,
  "/panel/login-redirect#LoginRedirect": LoginRedirect_ad7acb86788d63dcb5a3d1c3e6ce4ea3,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
