import type { MarkedBy } from '@diatrivi/domain/department/rulebook/marking-rules'
import type { Preset } from '@diatrivi/domain/department/rulebook/presets'
import type { ProgrammeKind, ProgrammeLevel } from '@diatrivi/domain/department/rulebook/programme'
import type { BookStatus } from '@diatrivi/domain/department/rulebook/rule-book'
import type { RuleGroup } from '@diatrivi/domain/department/rulebook/rule-sentences'
import type { Rules, StaffCategory } from '@diatrivi/domain/department/rulebook/rules'
import { m } from '../../../paraglide/messages.js'

export const GROUP_WORDS: Record<RuleGroup, () => string> = {
  eligibility: m.rulebook_group_eligibility,
  load: m.rulebook_group_load,
  topic: m.rulebook_group_topic,
  committee: m.rulebook_group_committee,
  examination: m.rulebook_group_examination,
  marking: m.rulebook_group_marking,
  papers: m.rulebook_group_papers,
  catalogue: m.rulebook_group_catalogue,
}

/** What a setting is called; what it means is said by the sentences of the domain. */
export const RULE_WORDS: { [Group in RuleGroup]: Record<keyof Rules[Group], () => string> } = {
  eligibility: {
    minSemester: m.rulebook_min_semester,
    minCourses: m.rulebook_min_courses,
    maxOwedCourses: m.rulebook_max_owed_courses,
    minCoursesPercent: m.rulebook_min_courses_percent,
    minEcts: m.rulebook_min_ects,
    mode: m.rulebook_eligibility_mode,
  },
  load: {
    maxInProgress: m.rulebook_max_in_progress,
    maxNewPerYear: m.rulebook_max_new_per_year,
    mode: m.rulebook_load_mode,
  },
  topic: { students: m.rulebook_students, company: m.rulebook_company },
  committee: {
    size: m.rulebook_size,
    categories: m.rulebook_categories,
    minFaculty: m.rulebook_min_faculty,
    maxOutside: m.rulebook_max_outside,
    substitutes: m.rulebook_substitutes,
    proposedBy: m.rulebook_proposed_by,
    answer: m.rulebook_answer,
    answerDays: m.rulebook_answer_days,
    noImpediment: m.rulebook_no_impediment,
  },
  examination: {
    windows: m.rulebook_windows,
    windowMode: m.rulebook_window_mode,
    minMonths: m.rulebook_min_months,
    noticeDays: m.rulebook_notice_days,
    textDays: m.rulebook_text_days,
    minutes: m.rulebook_minutes,
    hasPresentation: m.rulebook_has_presentation,
    needsAllSteps: m.rulebook_needs_all_steps,
    isPublic: m.rulebook_is_public,
    quorum: m.rulebook_quorum,
    attempts: m.rulebook_attempts,
    retryDays: m.rulebook_retry_days,
  },
  marking: {
    parts: m.rulebook_parts,
    memberStep: m.rulebook_member_step,
    finalStep: m.rulebook_final_step,
    pass: m.rulebook_pass,
    minPassers: m.rulebook_min_passers,
    roundingMayPass: m.rulebook_rounding_may_pass,
    spread: m.rulebook_spread,
  },
  papers: {
    headerLines: m.rulebook_header_lines,
    legalBasis: m.rulebook_legal_basis,
    signerOffice: m.rulebook_signer_office,
    place: m.rulebook_place,
    declaration: m.rulebook_declaration,
    attachFacts: m.rulebook_attach_facts,
  },
  catalogue: {
    isPublic: m.rulebook_catalogue,
    studentNames: m.rulebook_catalogue_names,
    hasPresentations: m.rulebook_catalogue_presentations,
    isHarvested: m.rulebook_catalogue_harvest,
  },
}

export const PRESET_WORDS: Record<Preset, () => string> = {
  usual: m.rulebook_preset_usual,
  bachelor: m.rulebook_preset_bachelor,
  integrated_master: m.rulebook_preset_integrated_master,
  master: m.rulebook_preset_master,
}

export const STATUS_WORDS: Record<BookStatus, () => string> = {
  draft: m.rulebook_status_draft,
  coming: m.rulebook_status_coming,
  in_force: m.rulebook_status_in_force,
  former: m.rulebook_status_former,
}

export const CATEGORY_WORDS: Record<StaffCategory, () => string> = {
  faculty: m.field_category_faculty,
  special_teaching: m.field_category_special_teaching,
  laboratory_teaching: m.field_category_laboratory_teaching,
  technical: m.field_category_technical,
  researcher: m.rulebook_category_researcher,
  adjunct: m.rulebook_category_adjunct,
  emeritus: m.rulebook_category_emeritus,
}

export const MARKED_BY_WORDS: Record<MarkedBy, () => string> = {
  supervisor: m.rulebook_by_supervisor,
  members: m.rulebook_by_members,
  everyone: m.rulebook_by_everyone,
}

export const LEVEL_WORDS: Record<ProgrammeLevel, () => string> = {
  first: m.programme_level_first,
  second: m.programme_level_second,
}

/** What a thesis of the programme is called. */
export const KIND_WORDS: Record<ProgrammeKind, () => string> = {
  bachelor: m.programme_kind_bachelor,
  integrated_master: m.programme_kind_integrated_master,
  master: m.programme_kind_master,
}
