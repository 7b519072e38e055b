import type { FastifyInstance } from 'fastify'
import type { ApiPlatform } from './create-platform.ts'
import { rulebookModule } from './modules/department/rulebook/rulebook.module.ts'
import { staffModule } from './modules/department/staff/staff.module.ts'
import { staffCategories } from './modules/department/staff/staff-category.service.ts'
import { studentRecordModule } from './modules/department/student-record/student-record.module.ts'
import { commissionerModule } from './modules/examination/commissioner/commissioner.module.ts'
import { committeeModule } from './modules/examination/committee/committee.module.ts'
import { signedLinks } from './modules/examination/committee/link/signed-links.service.ts'
import { findBusy } from './modules/examination/examination/clash/busy.queries.ts'
import { examinationModule } from './modules/examination/examination/examination.module.ts'
import { findExaminationAhead } from './modules/examination/examination/examination.queries.ts'
import { notifyNewMember } from './modules/examination/examination/notify-new-member.ts'
import { markingModule } from './modules/examination/marking/marking.module.ts'
import { paperModule } from './modules/examination/paper/paper.module.ts'
import { imageModule } from './modules/institution/image/image.module.ts'
import { institutionModule } from './modules/institution/institution/institution.module.ts'
import { keywordService } from './modules/institution/keyword/keyword.service.ts'
import { accountModule } from './modules/people/account/account.module.ts'
import { installationModule } from './modules/people/installation/installation.module.ts'
import { savedViewModule } from './modules/people/saved-view/saved-view.module.ts'
import { singleSignOnModule } from './modules/people/single-sign-on/single-sign-on.module.ts'
import { commentModule } from './modules/thesis/comment/comment.module.ts'
import { historyService } from './modules/thesis/history/history.service.ts'
import { interestModule } from './modules/thesis/interest/interest.module.ts'
import { noticeModule } from './modules/thesis/notice/notice.module.ts'
import { thesisService } from './modules/thesis/thesis/thesis.service.ts'
import { todoListModule } from './modules/thesis/todo-list/todo-list.module.ts'
import { calendarModule } from './modules/view/calendar/calendar.module.ts'
import { catalogueModule } from './modules/view/catalogue/catalogue.module.ts'
import { departmentListModule } from './modules/view/department-list/department-list.module.ts'
import { overviewModule } from './modules/view/overview/overview.module.ts'
import { processModule } from './modules/view/process/process.module.ts'
import { rehearsalModule } from './modules/view/process/rehearsal.module.ts'
import { profileModule } from './modules/view/profile/profile.module.ts'
import { keywordViewModule } from './modules/view/search/keyword-view.module.ts'
import { searchModule } from './modules/view/search/search.module.ts'
import { staffViewModule } from './modules/view/staff-view/staff-view.module.ts'
import { statisticsModule } from './modules/view/statistics/statistics.module.ts'
import { studentViewModule } from './modules/view/student-view/student-view.module.ts'
import { thesisViewModule } from './modules/view/thesis-view/thesis-view.module.ts'
import { timelineModule } from './modules/view/timeline/timeline.module.ts'
import { administrationModule } from './modules/work/administration/administration.module.ts'
import { importModule } from './modules/work/import/import.module.ts'
import { mailStatusModule } from './modules/work/mail-status/mail-status.module.ts'
import { personalDataModule } from './modules/work/personal-data/personal-data.module.ts'
import { registryModule } from './modules/work/registry/registry.module.ts'
import { rulebookPublicationModule } from './modules/work/rulebook-publication/rulebook-publication.module.ts'
import { supervisionModule } from './modules/work/supervision/supervision.module.ts'
import { systemStatusModule } from './modules/work/system-status/system-status.module.ts'
import { webhookModule } from './modules/work/webhook/webhook.module.ts'
import { webhookEvents } from './modules/work/webhook/webhook-events.service.ts'
import { uploadFolder } from './platform/config/data-folder.ts'
import { peopleListener } from './platform/events/people-listener.ts'
import { type Drain, newDrain } from './platform/http/drain.ts'
import type { Handlers } from './platform/http/handler.ts'
import { serveHealth } from './platform/http/health.ts'
import { serveDocuments } from './platform/http/openapi/serve-documents.ts'
import { serveAll } from './platform/http/serve.ts'
import { type SamlDesk, serveSaml } from './platform/http/serve-saml.ts'
import { type SignOutDesk, serveSignOuts } from './platform/http/serve-sign-outs.ts'
import { createServer } from './platform/http/server.ts'
import type { LocalMailbox } from './platform/mail/local-mailbox.ts'
import { serveMailbox } from './platform/mail/serve-mailbox.ts'
import { measureRequests } from './platform/metrics/http-metrics.ts'
import type { Metrics } from './platform/metrics/metrics.ts'

export interface AppOptions extends ApiPlatform {
  /** Readable at `/dev/mailbox` without signing in; null where there is none. */
  mailbox: LocalMailbox | null
  /** Begun before the app is closed, where others take over. */
  drain?: Drain
  /** Counts the requests; absent where no figures are served. */
  metrics?: Metrics | undefined
}

/** The API, ready to listen or to be called by a test. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { mailbox, drain = newDrain(), metrics, ...platform } = options
  const { config, db, log } = platform
  const { handlers, saml, signOuts } = handlersOf(platform)
  const app = await createServer({ ...config, log, drain })
  if (metrics !== undefined) measureRequests(app, metrics.registry)
  serveAll(app, handlers, { ...platform, uploadFolder: uploadFolder(config.dataDir) })
  hearOtherProcesses(app, platform)
  app.addHook('onClose', platform.securityLog.flush)
  app.addHook('onClose', platform.inspections.close)
  serveHealth(app, { config, db, drain, secret: platform.secret })
  await serveDocuments(app, { apiUrl: config.apiUrl, webUrl: platform.links.home() })
  if (saml !== null) await serveSaml(app, saml)
  await serveSignOuts(app, signOuts)
  if (mailbox !== null) serveMailbox(app, mailbox)
  return app
}

/** Open pages get every change at once, and ended sessions end at once, from every process. */
function hearOtherProcesses(app: FastifyInstance, platform: ApiPlatform): void {
  const { connection, log, streams, sessions, keptAnswers } = platform
  const listener = peopleListener({
    connection,
    log,
    onWoken: (whose) => void streams.wake(whose),
    onSessionsChanged: (whose) => {
      sessions.forget(whose)
      // The open streams of a session end with it.
      void streams.wake(whose)
    },
    onAnswersChanged: keptAnswers.forget,
    onListening: () => {
      sessions.setInformed(true)
      keptAnswers.setInformed(true)
      void streams.wake('everyone')
    },
    onLost: () => {
      sessions.setInformed(false)
      keptAnswers.setInformed(false)
    },
  })
  app.addHook('onReady', async () => listener.start())
  app.addHook('onClose', listener.stop)
}

/** Every module by name, the lower layers first. An endpoint of the contract that none of them serves does not compile. */
function handlersOf(platform: ApiPlatform): {
  handlers: Handlers
  saml: SamlDesk | null
  signOuts: SignOutDesk
} {
  const keywords = keywordService(platform)
  const history = historyService(webhookEvents())
  const theses = thesisService({ keywords })
  const { studentRecords, recordImport, ...studentRecord } = studentRecordModule(platform)
  const { departments, placeImport, ...institution } = institutionModule(platform)
  const {
    accounts,
    accountImport,
    emailChanges,
    secondFactorRemoval,
    ownDataProof,
    pushes,
    providerEntries,
    administrators,
    ...account
  } = accountModule(platform, { keywords, adoptRecord: studentRecords.adopt })
  const { staff, ...staffing } = staffModule(platform)
  const { images, ...image } = imageModule(platform)
  const { notices, ...notice } = noticeModule(platform, { accounts, pushes })
  const { rulebooks, ...rulebook } = rulebookModule(platform)
  const { interestEnding, interestOffering, ...interest } = interestModule(platform, { history, notices })
  const { listAttaching, listEnding, stepComments, ...todoList } = todoListModule(platform, {
    history,
    notices,
  })
  // By these, people without an account take part in the actions of several modules.
  const links = signedLinks(platform)
  const { committees, ...committee } = committeeModule(platform, {
    history,
    notices,
    signedLinks: links,
    examination: {
      find: findExaminationAhead,
      findBusy,
      notifyNewMember: (tx, thesis, seat) =>
        notifyNewMember({ ...platform, signedLinks: links }, tx, thesis, seat),
    },
  })
  const { commissioners, ...commissioner } = commissionerModule(platform, { history, notices })
  const { examinations, ...examination } = examinationModule(platform, {
    history,
    notices,
    signedLinks: links,
  })
  const { marks, ...marking } = markingModule(platform, {
    theses,
    history,
    notices,
    signedLinks: links,
    examinations,
  })
  const { papers, paperForms, ...paper } = paperModule(platform, { history, notices })
  const { theses: thesisReading, ...thesisView } = thesisViewModule(platform)
  const ends = { interestEnding, listEnding }
  const { identities, saml, openidSignOut, casSignOut, ...singleSignOn } = singleSignOnModule(platform, {
    providerEntries,
  })
  const { making: topicMaking, ...supervision } = supervisionModule(platform, {
    keywords,
    theses,
    history,
    notices,
    listAttaching,
    committees,
    examinations,
    papers,
    marks,
    interestOffering,
    ...ends,
  })
  const { savedViews, ...savedView } = savedViewModule(platform)
  const { calendar, ...calendarFeed } = calendarModule(platform)
  const { accountEnding, ...personalData } = personalDataModule(platform, {
    ownDataProof,
    accounts,
    history,
    notices,
    savedViews,
    calendar,
    identities,
    studentRecords,
    staff,
    ...ends,
  })
  const imports = importModule(platform, {
    placeImport,
    accountImport,
    staffCategories: staffCategories(platform),
    recordImport,
    topicMaking,
  })
  const { students, ...studentView } = studentViewModule(platform)
  const handlers = {
    ...institution.handlers,
    ...mailStatusModule(platform).handlers,
    ...systemStatusModule(platform).handlers,
    ...account.handlers,
    ...singleSignOn.handlers,
    ...studentRecord.handlers,
    ...staffing.handlers,
    ...savedView.handlers,
    ...calendarFeed.handlers,
    ...image.handlers,
    ...rulebook.handlers,
    ...rehearsalModule(platform, { rulebooks }).handlers,
    ...notice.handlers,
    ...rulebookPublicationModule(platform, { rulebooks, notices }).handlers,
    ...interest.handlers,
    ...todoList.handlers,
    ...committee.handlers,
    ...commissioner.handlers,
    ...examination.handlers,
    ...paper.handlers,
    ...marking.handlers,
    ...processModule(platform, { commissioners }).handlers,
    ...staffViewModule(platform).handlers,
    ...studentView.handlers,
    ...catalogueModule(platform).handlers,
    ...thesisView.handlers,
    ...commentModule(platform, { stepComments, notices }).handlers,
    ...overviewModule(platform).handlers,
    ...profileModule(platform, { accounts, emailChanges }).handlers,
    ...personalData.handlers,
    ...keywordViewModule(platform).handlers,
    ...searchModule(platform).handlers,
    ...imports.handlers,
    ...departmentListModule(platform, {
      theses: thesisReading,
      students,
      committees,
      examinations,
      papers,
    }).handlers,
    ...registryModule(platform, { imports: imports.register }).handlers,
    ...installationModule(platform, { administrators }).handlers,
    ...statisticsModule(platform).handlers,
    ...timelineModule(platform).handlers,
    ...webhookModule(platform).handlers,
    ...supervision.handlers,
    ...administrationModule(platform, {
      departments,
      accounts,
      accountEnding,
      secondFactorRemoval,
      images,
      paperForms,
      ...ends,
    }).handlers,
  }
  return {
    handlers,
    saml,
    signOuts: { saml: saml ?? undefined, openid: openidSignOut ?? undefined, cas: casSignOut ?? undefined },
  }
}
