// Made by "make gen" from the server's OpenAPI document; do not edit.
export interface components {
    schemas: {
        /** @description smsmode: 0 sign in, 1 register, 2 reset. A pass of the slider, or the letters of a picture, go with it. */
        SendCode: {
            /** @default null */
            captcha?: string | null;
            /** @default null */
            checkKey?: number | string | null;
            mobile: string;
            /** @default null */
            slider?: string | null;
            /**
             * @default 0
             * @enum {string}
             */
            smsmode?: "0" | "1" | "2";
        };
        /** @description An object without anything in it, where clients of the family expect one. */
        Empty: Record<string, never>;
        /** @description What every transition is sent with: the row, and the version of it that the person saw. */
        Step: {
            id: string;
            version: number;
        };
        /** @description What a transition answers where its domain says nothing else. */
        StepResult: {
            id: string;
            state: string;
            version: number;
        };
        ActActivityCancel: {
            id: string;
            /** @default  */
            reason?: string;
            version: number;
        };
        get_act_activity_link_query: {
            id: string;
        };
        SignUpLink: {
            svg: string;
            url: string;
        };
        ActActivityReject: {
            id: string;
            /** @default  */
            reason?: string;
            version: number;
        };
        get_act_activity_signInForm_query: {
            id: string;
        };
        /** @description `svg`: opens the page at which tickets are checked. */
        SignInForm: {
            beginAt: string;
            endAt: string;
            people: components["schemas"]["ExpectedPerson"][];
            place: string | null;
            svg: string;
            title: string;
        };
        /** @description `phone`: the last digits. `came`: has signed in already; the code of such a ticket is not drawn any more. */
        ExpectedPerson: {
            came: boolean;
            id: string;
            name: string;
            phone: string;
            seats: number;
            session: string | null;
            svg: string;
            ticketNo: string;
        };
        get_act_activity_wall_query: {
            id: string;
        };
        /**
         * @description `came` of `expected`: people, not registrations. `url`, `svg`: the code that changes, none outside of the time to sign in;
         *     `left`: seconds until the next one.
         */
        HallWall: {
            beginAt: string;
            came: number;
            endAt: string;
            expected: number;
            latest: components["schemas"]["WallArrival"][];
            left: number;
            organisation: string;
            place: string | null;
            svg: string | null;
            title: string;
            url: string | null;
        };
        WallArrival: {
            at: string;
            id: string;
            name: string;
            seats: number;
        };
        get_act_process_extActProcess_doSyncUser_result: null;
        TicketToken: {
            token: string;
        };
        /**
         * @description `begin_at`, `end_at`: of the session where there is one. `queue`: the place in the line of who waits. `svg`: none where the
         *     ticket lets nobody in any more. `kept`: of a fee that was paid, what is kept at most if it is cancelled now; yuan.
         */
        OpenTicket: {
            activityId: string;
            beginAt: string;
            checkedAt: string | null;
            contact: string | null;
            contactPhone: string | null;
            endAt: string;
            fee: string;
            kept: string;
            mayCancel: boolean;
            name: string;
            organisation: string;
            place: string | null;
            queue: number | null;
            reason: string | null;
            seats: number;
            session: string | null;
            state: string;
            svg: string | null;
            ticketNo: string;
            title: string;
        };
        /** @description What the address of the code on the wall says. */
        HereCode: {
            activity: string;
            code: string;
        };
        /** @description `key`: lets sign in for some minutes, for who types slower than the code changes. */
        Here: {
            activityId: string;
            beginAt: string;
            endAt: string;
            key: string;
            organisation: string;
            place: string | null;
            title: string;
        };
        ActivityToken: {
            token: string;
        };
        /** @description `signing`: whether one may sign up now, may wait, or why not. Times as the wire writes them; `fee` in yuan for each. */
        OpenActivity: {
            beginAt: string;
            contact: string | null;
            contactPhone: string | null;
            content: string | null;
            endAt: string;
            fee: string;
            left: number;
            needReview: boolean;
            organisation: string;
            organiser: string | null;
            place: string | null;
            questions: components["schemas"]["OpenQuestion"][];
            sessions: components["schemas"]["OpenSession"][];
            signEnd: string;
            /** @enum {string} */
            signing: "open" | "waiting" | "full" | "early" | "closed" | "members";
            title: string;
        };
        OpenQuestion: {
            id: string;
            kind: string;
            label: string;
            options: string[];
            required: boolean;
        };
        OpenSession: {
            beginAt: string;
            endAt: string;
            id: string;
            left: number;
            name: string;
        };
        /** @description `key`: as the code gave it. `who`: a mobile number or the number of a ticket; or `ticket`, the link of one. */
        SignInHere: {
            key: string;
            /** @default  */
            ticket?: string;
            /** @default  */
            who?: string;
        };
        /** @description `outcome`: signed in now, or before, when and where. */
        SignedInHere: {
            checkedAt: string;
            gate: string | null;
            name: string;
            /** @enum {string} */
            outcome: "admitted" | "again";
            seats: number;
            session: string | null;
        };
        /** @description `session_id`: empty where the activity has none. */
        SignUp: {
            answers?: components["schemas"]["Answered"][];
            /** @default null */
            captcha?: string | null;
            /** @default null */
            checkKey?: number | string | null;
            name: string;
            phone: string;
            /** @default 1 */
            seats?: number;
            /** @default  */
            sessionId?: string;
            /** @default null */
            slider?: string | null;
            token: string;
        };
        Answered: {
            id: string;
            values: string[];
        };
        /** @description `place`: how many are ahead in the line, and oneself. `link`: what follows the # of the address of the ticket's page. */
        SignedUp: {
            fee: string;
            link: string;
            place: number | null;
            seats: number;
            state: string;
            svg: string;
            ticketNo: string;
        };
        ActRegistrationCancel: {
            id: string;
            /** @default  */
            reason?: string;
            version: number;
        };
        CheckTicket: {
            /** @default  */
            gate?: string;
            ticket: string;
        };
        /** @description `outcome`: let in now; was let in before, when and by whom; or not to be let in, as the state says. */
        CheckedTicket: {
            activity: string;
            checkedAt: string | null;
            checkedBy: string | null;
            gate: string | null;
            name: string;
            /** @enum {string} */
            outcome: "admitted" | "again" | "refused";
            seats: number;
            session: string | null;
            state: string;
            ticketNo: string;
        };
        ActRegistrationCheckIn: {
            /** @default  */
            gate?: string;
            id: string;
            version: number;
        };
        /** @description `keys`: by which codes are known as signed here, public halves of Ed25519 as base64url. `activities`: what the list is of. */
        Door: {
            activities: string[];
            keys: string[];
            readOnly: boolean;
            tickets: components["schemas"]["DoorTicket"][];
        };
        /**
         * @description A ticket on the phone at the door, without the number of the person and with no more of the name than tells two apart.
         *     `serial`: which ticket of the registration counts. `scans`: of phones, in order.
         */
        DoorTicket: {
            activity: string;
            checkedAt: string | null;
            checkedBy: string | null;
            gate: string | null;
            id: string;
            name: string;
            scans: components["schemas"]["DoorScan"][];
            seats: number;
            serial: number;
            session: string | null;
            state: string;
            ticketNo: string;
            version: number;
        };
        /** @description What a phone sent, by the name that it has there. */
        DoorScan: {
            at: string;
            clientId: string;
            gate: string | null;
            operator: string;
            /** @enum {string} */
            outcome: "admitted" | "again" | "refused" | "double" | "void";
        };
        /**
         * @description `id`: what the phone knows the ticket as; `at`: its moment, `client_id` its name for the scan. `let_in`: by its own
         *     list the ticket was good, so the person is inside whatever is told now.
         */
        ActAtDoor: {
            /** @constant */
            act: "check";
            /** @default  */
            at?: string;
            clientId: string;
            /** @default  */
            gate?: string;
            id: string;
            /** @default true */
            letIn?: boolean;
            ticket: string;
        };
        CheckedAtDoor: {
            ticket: components["schemas"]["DoorTicket"];
        };
        ActRegistrationRefuse: {
            id: string;
            /** @default  */
            reason?: string;
            version: number;
        };
        ActRegistrationTransfer: {
            id: string;
            /** @default  */
            name?: string;
            /** @default  */
            phone?: string;
            version: number;
        };
        ActRegistrationUndoCheckIn: {
            id: string;
            /** @default  */
            reason?: string;
            version: number;
        };
        AssetCardFixed: {
            id: string;
            /** @default  */
            note?: string;
            version: number;
        };
        AssetCardGiveBack: {
            id: string;
            /** @default  */
            note?: string;
            version: number;
        };
        get_asset_card_label_query: {
            id: string;
        };
        /** @description `svg`: a QR code that opens the card. */
        Label: {
            code: string;
            name: string;
            svg: string;
            url: string;
        };
        AssetCardRepair: {
            id: string;
            /** @default  */
            note?: string;
            version: number;
        };
        Purchase: {
            /** @default other */
            category?: string;
            /** @default  */
            model?: string;
            name: string;
            price: string;
            quantity: number;
            reason: string;
        };
        /** @description The request that now waits for a decision. */
        Asked: {
            id: string;
            no: string;
        };
        AssetCardRequestScrap: {
            id: string;
            /** @default  */
            note?: string;
            version: number;
        };
        AssetCardTake: {
            id: string;
            /** @default  */
            note?: string;
            /** @default  */
            place?: string;
            /** @default  */
            userId?: string;
            version: number;
        };
        /** @description `account`: user name, phone or e-mail. */
        Identify: {
            account: string;
            /** @default null */
            captcha?: string | null;
            /** @default null */
            checkKey?: number | string | null;
            /** @default null */
            slider?: string | null;
        };
        /** @description Good for one more step within a quarter of an hour. */
        Key: {
            key: string;
        };
        /** @description `smscode`: sent to the phone with smsmode 1. `agreements`: kind:version of those that were shown and accepted. */
        Register: {
            agreements?: string[];
            confirmpassword: string;
            /** @default null */
            email?: string | null;
            password: string;
            phone: string;
            realname: string;
            smscode: string;
            username: string;
        };
        /** @description `waiting`: for an administrator's approval. */
        Registered: {
            /** @enum {string} */
            state: "waiting" | "open";
            username: string;
        };
        /** @description `read_at`: when an app fetched it last. */
        OwnCalendar: {
            active: boolean;
            madeAt: string | null;
            readAt: string | null;
        };
        /** @description Shown this once: what is kept of it is a hash. */
        CalendarAddress: {
            url: string;
        };
        BizTaskCancel: {
            id: string;
            /** @default  */
            reason?: string;
            version: number;
        };
        BizTaskReopen: {
            id: string;
            /** @default  */
            reason?: string;
            version: number;
        };
        BizTripClose: {
            cost: string;
            id: string;
            /** @default  */
            report?: string;
            version: number;
        };
        BizTripReject: {
            id: string;
            /** @default  */
            reason?: string;
            version: number;
        };
        CrmExpertPause: {
            id: string;
            /** @default  */
            reason?: string;
            version: number;
        };
        get_crm_followUp_history_query: {
            /** @enum {string} */
            path: "crm/contact" | "vip/person" | "vip/firm";
            id: string;
        };
        /** @description The newest first; `more`: how many older ones there are. */
        TalkHistory: {
            lines: components["schemas"]["TalkLine"][];
            more: number;
        };
        /** @description A follow-up of `path`; of whom it says, and what was agreed on as the next step. What is hidden from the person is empty. */
        TalkLine: {
            at: string;
            content: string;
            done: boolean;
            id: string;
            next: string;
            nextAction: string;
            of: string;
            owner: string;
            path: string;
            way: string;
        };
        CrmQuestionAnswer: {
            /** @default  */
            answer?: string;
            id: string;
            version: number;
        };
        CrmQuestionClose: {
            /** @default  */
            closing?: string;
            id: string;
            version: number;
        };
        CrmQuestionRate: {
            id: string;
            rating: number;
            version: number;
        };
        CrmQuestionRevise: {
            /** @default  */
            answer?: string;
            id: string;
            version: number;
        };
        FinActivityFeeUnwaive: {
            id: string;
            /** @default  */
            reason?: string;
            version: number;
        };
        FinActivityFeeWaive: {
            id: string;
            /** @default  */
            reason?: string;
            version: number;
        };
        /** @description Of each of the dues: `amount` in yuan, or `percent` of what is payable, or all that is still owed. */
        AskRelief: {
            /** @default  */
            amount?: string;
            dues: components["schemas"]["Step"][];
            /** @enum {string} */
            kind: "amount" | "percent" | "whole";
            /** @default null */
            percent?: number | null;
            reason: string;
        };
        /** @description `total` in yuan. */
        AskedReliefs: {
            ids: string[];
            total: string;
        };
        /** @description `dryRun` only answers; `seen` is what a dry run said, so that nothing else is written than what was looked at. */
        IssueDues: {
            /** @default  */
            chapterId?: string;
            /** @default false */
            dryRun?: boolean;
            /** Format: date */
            dueDate: string;
            /** @default  */
            levelId?: string;
            /** @default  */
            seen?: string;
            /** @default  */
            segmentId?: string;
            /**
             * @default all
             * @enum {string}
             */
            whom?: "all" | "person" | "firm";
            year: number;
        };
        /**
         * @description `already` have dues of the year, `free` have a level that costs nothing, `unleveled` have none, `later` join after the
         *     year. `lines` are the first of what is issued.
         */
        IssuedDues: {
            already: number;
            firms: number;
            free: number;
            issued: boolean;
            later: number;
            lines: components["schemas"]["DueToIssue"][];
            persons: number;
            prorated: number;
            seen: string;
            total: string;
            unleveled: number;
        };
        /** @description `months` of the year that are charged; `amount` in yuan. */
        DueToIssue: {
            amount: string;
            /** @enum {string} */
            kind: "person" | "firm";
            level: string;
            months: number;
            name: string;
        };
        FinInvoiceIssue: {
            id: string;
            /** @default  */
            invoiceNo?: string;
            /** Format: date */
            issuedOn: string;
            version: number;
        };
        FinInvoiceVoid: {
            id: string;
            /** @default  */
            reason?: string;
            version: number;
        };
        /** @description `id` is the payment. */
        AskRefund: {
            amount: string;
            id: string;
            methodId: string;
            reason: string;
            version: number;
        };
        /** @description The row that the call was about. */
        RowRef: {
            id: string;
        };
        FinPaymentReject: {
            id: string;
            /** @default  */
            reason?: string;
            version: number;
        };
        FinPaymentReverse: {
            id: string;
            /** @default  */
            reason?: string;
            version: number;
        };
        FinPeriodReopen: {
            id: string;
            /** @default  */
            reason?: string;
            version: number;
        };
        FinRefundRefuse: {
            id: string;
            /** @default  */
            note?: string;
            version: number;
        };
        FinReliefRefuse: {
            id: string;
            /** @default  */
            note?: string;
            version: number;
        };
        FinReliefRevoke: {
            id: string;
            /** @default  */
            revokeReason?: string;
            version: number;
        };
        /**
         * @description Nothing said is what the line was matched with. `paidOn`: the day on which it counts where that is not the bank's, such as
         *     today where that month is closed.
         */
        ConfirmLine: {
            /** @default  */
            dueId?: string;
            /** @default  */
            feeId?: string;
            id: string;
            /** @default  */
            methodId?: string;
            /** @default null */
            paidOn?: string | null;
            /** @default  */
            paymentId?: string;
            version: number;
        };
        FinStatementLineIgnore: {
            id: string;
            /** @default  */
            reason?: string;
            version: number;
        };
        /** @description What a line of a statement was paid for; one of them. */
        MatchLine: {
            /** @default  */
            dueId?: string;
            /** @default  */
            feeId?: string;
            id: string;
            /** @default  */
            paymentId?: string;
            version: number;
        };
        get_fin_statementLine_proposals_query: {
            id: string;
        };
        /** @description `methodId`: by whose account the statement is; empty where nobody knows. */
        Proposals: {
            methodId: string;
            proposals: components["schemas"]["Proposal"][];
        };
        /** @description `left`: what is still owed, in yuan; `score` of 100. */
        Proposal: {
            id: string;
            /** @enum {string} */
            kind: "due" | "fee" | "payment";
            left: string;
            name: string;
            no: string;
            reasons: string[];
            score: number;
        };
        /** @description Those of one statement, or all. */
        MatchLines: {
            /** @default  */
            statementId?: string;
        };
        /** @description How many of the lines that were looked at have been matched. */
        Matched: {
            lookedAt: number;
            matched: number;
        };
        post_goose_gooseHouseDict_addHouse_body: Record<string, never>;
        RentalHouse: {
            baths?: number;
            bedrooms?: number;
            buildingId?: string;
            buildingId_dictText?: string | null;
            can?: string[];
            communityId?: string;
            communityId_dictText?: string | null;
            cover?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            entranceDoor?: string | null;
            entranceDoor_dictText?: string | null;
            facilities?: string | null;
            facilities_dictText?: string | null;
            floor?: number;
            halls?: number;
            houseNo?: string;
            id: string;
            kitchens?: number;
            /** @description yuan, two decimals */
            marketPrice?: string | null;
            mends?: {
                [key: string]: "usual" | "rare";
            };
            operationMode?: string | null;
            operationMode_dictText?: string | null;
            orientation?: string | null;
            orientation_dictText?: string | null;
            ownerId?: string | null;
            ownerId_dictText?: string | null;
            photos?: string | null;
            /** @description yuan, two decimals */
            priceDaily?: string | null;
            /** @description yuan, two decimals */
            priceHoliday?: string | null;
            /** @description yuan, two decimals */
            priceMonth?: string | null;
            /** @description yuan, two decimals */
            priceQuarter?: string | null;
            /** @description yuan, two decimals */
            priceWeekday?: string | null;
            /** @description yuan, two decimals */
            priceWeekend?: string | null;
            /** @description yuan, two decimals */
            priceYear?: string | null;
            propertyType?: string | null;
            propertyType_dictText?: string | null;
            reasons?: {
                [key: string]: string;
            };
            remark?: string | null;
            renovation?: string | null;
            renovation_dictText?: string | null;
            rentalMethod?: string;
            rentalMethod_dictText?: string | null;
            riyue?: string;
            riyue_dictText?: string | null;
            rowVersion: number;
            space?: string | null;
            state?: string;
            state_dictText?: string | null;
            totalFloor?: number;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
            video?: string | null;
        };
        get_goose_gooseHouseDict_queryTreeList_query: {
            /** @default  */
            sTree?: string;
        };
        get_goose_gooseHouseDict_queryTreeList_result: components["schemas"]["PlaceNode"][];
        /** @description `type`: 1 only holds others and choosers ignore it, 2 can be chosen; `riyue`: 1 by the day, 2 by the month. */
        PlaceNode: {
            children: components["schemas"]["PlaceNode"][] | null;
            key: string;
            riyue: ("1" | "2") | null;
            title: string;
            /** @enum {string} */
            type: "1" | "2";
            value: string;
        };
        post_gw_path_body: Record<string, never>;
        put_gw_path_body: Record<string, never>;
        Bind: {
            /** @default  */
            device?: string;
            token: string;
        };
        /** @description `sysAllDictItems`: dictionary code -> its choices. `multi_depart`: 0 none, 1 one, 2 several departments. */
        LoginResult: {
            departs: components["schemas"]["OwnDepart"][];
            /** @enum {integer} */
            multi_depart: 0 | 1 | 2;
            sysAllDictItems: {
                [key: string]: components["schemas"]["DictItem"][];
            };
            tenantList: components["schemas"]["TenantRef"][];
            token: string;
            userInfo: components["schemas"]["SignedInUser"];
        };
        OwnDepart: {
            address?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            delFlag?: string | number | boolean | null;
            departName: string;
            departNameAbbr?: string | number | boolean | null;
            departNameEn?: string | null;
            departOrder?: number;
            description?: string | number | boolean | null;
            fax?: string | null;
            hasChildren?: boolean;
            id: string;
            memo?: string | null;
            mobile?: string | null;
            orgCategory?: string;
            orgCategory_dictText?: string | null;
            orgCode: string;
            orgType?: string | number | boolean | null;
            parentId?: string | null;
            parentId_dictText?: string | null;
            parentId_dictTextEn?: string | null;
            qywxIdentifier?: string | number | boolean | null;
            rowVersion: number;
            status?: string;
            status_dictText?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        /** @description One choice of a dictionary; `title` and `label` repeat `text` for clients of the family. */
        DictItem: {
            colour: string | null;
            disabled: boolean;
            label: string;
            text: string;
            textEn: string | null;
            title: string;
            value: string;
        };
        TenantRef: {
            id: number;
            name: string;
        };
        SignedInUser: {
            activitiSync?: string | number | boolean | null;
            agent: components["schemas"]["StandIn"] | null;
            agentFor: components["schemas"]["StandIn"][];
            avatar?: string | null;
            /** Format: date */
            birthday?: string | null;
            clientId?: string | number | boolean | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            delFlag?: string | number | boolean | null;
            departIds?: string | null;
            departIds_dictText?: string | null;
            departIds_dictTextEn?: string | null;
            email?: string | null;
            id: string;
            orgCode?: string | number | boolean | null;
            orgCodeTxt?: string | number | boolean | null;
            phone?: string | null;
            post?: string | null;
            post_dictText?: string | null;
            quotaMegabytes?: number | null;
            realname: string;
            relTenantIds?: string | number | boolean | null;
            rowVersion: number;
            selecteddeparts?: string | null;
            selecteddeparts_dictText?: string | null;
            selecteddeparts_dictTextEn?: string | null;
            selectedroles?: string | null;
            selectedroles_dictText?: string | null;
            sex?: number | null;
            sex_dictText?: string | null;
            status?: number;
            status_dictText?: string | null;
            telephone?: string | null;
            tenantId: number;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
            userIdentity?: number;
            userIdentity_dictText?: string | null;
            username: string;
            workNo?: string | null;
        };
        /** @description Somebody who stands in for somebody else. `endTime`: until when. */
        StandIn: {
            endTime: string;
            realname: string;
            scope: string;
            userName: string;
        };
        get_housekeeping_calendar_query: {
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
        };
        CalendarShape: {
            away: components["schemas"]["AwayShape"][];
            orders: components["schemas"]["DueShape"][];
        };
        AwayShape: {
            from: string;
            id: string;
            name: string;
            to: string;
        };
        /** @description An order in a calendar: until when it takes how long. */
        DueShape: {
            buildingName: string;
            communityId: string;
            day: string;
            from: string;
            id: string;
            no: string;
            staffName: string;
            /** @enum {string} */
            state: "pending" | "dispatched" | "accepted" | "in_progress" | "to_inspect" | "completed" | "abnormal" | "cancelled";
            to: string;
            /** @enum {string} */
            type: "checkout" | "stayover" | "deep" | "inspect" | "repair" | "custom";
            unitTitle: string;
            version: number;
        };
        StaffRef: {
            id: string;
        };
        get_housekeeping_dispatch_query: {
            /** @default null */
            date?: string | null;
        };
        BoardShape: {
            date: string;
            orders: components["schemas"]["OrderShape"][];
            staff: components["schemas"]["StaffShape"][];
            today: string;
        };
        OrderShape: {
            buildingName: string;
            comment: string;
            communityId: string;
            cost: string | null;
            createTime: string | null;
            deadline: string | null;
            dispatchedAt: string | null;
            events: components["schemas"]["EventShape"][];
            finishAt: string | null;
            floor: number;
            id: string;
            inspect: boolean;
            items: components["schemas"]["ItemShape"][];
            minutes: number;
            no: string;
            paused: boolean;
            photoMin: number;
            planBegin: string | null;
            /** @enum {string} */
            priority: "L" | "M" | "H";
            quoted: string;
            reason: string;
            reasonEn: string;
            situation: string;
            source: string;
            staffId: string | null;
            staffName: string;
            startedAt: string | null;
            /** @enum {string} */
            state: "pending" | "dispatched" | "accepted" | "in_progress" | "to_inspect" | "completed" | "abnormal" | "cancelled";
            supplies: components["schemas"]["OrderSupplyShape"][];
            /** @enum {string} */
            type: "checkout" | "stayover" | "deep" | "inspect" | "repair" | "custom";
            unitId: string;
            unitTitle: string;
            version: number;
            vouchers: string[];
        };
        EventShape: {
            actor: string;
            at: string;
            id: string;
            kind: string;
            note: string;
            noteEn: string;
            photos: string[];
            voice: string | null;
        };
        ItemShape: {
            amount: string;
            checklist: string[];
            id: string;
            minutes: number;
            name: string;
            price: string;
            times: number;
        };
        /** @description `usual`: what its items usually take; `used`: what it took, null while it is not done. */
        OrderSupplyShape: {
            id: string;
            name: string;
            nameEn: string;
            unit: string;
            used: number | null;
            usual: number;
        };
        StaffShape: {
            bound: boolean;
            done: number;
            id: string;
            limit: number;
            minutes: number;
            name: string;
            online: boolean;
            open: number;
            phone: string;
            seenAt: string | null;
            state: string;
        };
        /** @description `readOnly`: nothing may be done to the orders at present. */
        MineShape: {
            orders: components["schemas"]["OrderShape"][];
            readOnly: boolean;
            staff: components["schemas"]["StaffShape"];
        };
        /** @description `repair`: the problem is something that somebody has to mend. `used`: what finishing took, left out where she was not asked. */
        MineAct: {
            /** @enum {string} */
            act: "accept" | "refuse" | "start" | "resume" | "finish" | "pause" | "problem";
            /** @default null */
            at?: string | null;
            clientId: string;
            id: string;
            /** @default null */
            note?: string | null;
            photos?: string[];
            /** @default false */
            repair?: boolean;
            /** @default null */
            used?: components["schemas"]["UsedBody"][] | null;
            /** @default null */
            voice?: string | null;
        };
        UsedBody: {
            quantity: number;
            supplyId: string;
        };
        /** @description The order as it is after the act. */
        ActedShape: {
            order: components["schemas"]["OrderShape"];
        };
        get_housekeeping_mine_pay_result: components["schemas"]["MyPaySheet"][];
        /** @description Yuan; `version` goes with her word on it. */
        MyPaySheet: {
            amount: string;
            id: string;
            lines: components["schemas"]["MyPayLine"][];
            minutes: number;
            month: string;
            no: string;
            orders: number;
            paidOn: string | null;
            /** @enum {string} */
            state: "draft" | "issued" | "confirmed" | "paid";
            version: number;
        };
        MyPayLine: {
            amount: string;
            finishedOn: string;
            minutes: number;
            orderNo: string;
            room: string;
            /** @enum {string} */
            type: "checkout" | "stayover" | "deep" | "inspect" | "repair" | "custom";
        };
        PhotoShape: {
            path: string;
        };
        AddOrder: {
            /** @default null */
            comment?: string | null;
            /** @default null */
            deadline?: string | null;
            /** @default false */
            inspect?: boolean;
            items: components["schemas"]["LineBody"][];
            /** @default null */
            planBegin?: string | null;
            /**
             * @default L
             * @enum {string}
             */
            priority?: "L" | "M" | "H";
            /** @default null */
            reason?: string | null;
            /** @default null */
            staffId?: string | null;
            /** @enum {string} */
            type: "checkout" | "stayover" | "deep" | "inspect" | "repair" | "custom";
            unitId: string;
        };
        /** @description An item with how often and, if not the item's own, the price per time. */
        LineBody: {
            itemId: string;
            /** @default null */
            price?: string | null;
            /** @default 1 */
            times?: number;
        };
        /** @description Without `apply` the plan is only shown; with `plan` exactly the shown plan is applied. */
        AutoDispatch: {
            /** @default false */
            apply?: boolean;
            /** @default null */
            ids?: string[] | null;
            /** @default null */
            plan?: components["schemas"]["PlannedOrder"][] | null;
        };
        PlannedOrder: {
            id: string;
            /** @default null */
            reason?: string | null;
            staffId: string;
            /** @default null */
            version?: number | null;
        };
        post_housekeeping_order_autoDispatch_result: components["schemas"]["PlanShape"] | components["schemas"]["AppliedPlan"];
        PlanShape: {
            /** @constant */
            applied: false;
            left: components["schemas"]["LeftShape"][];
            plan: components["schemas"]["PlannedShape"][];
            staff: components["schemas"]["LoadShape"][];
        };
        LeftShape: {
            id: string;
            no: string;
            reason: string;
            unitTitle: string;
        };
        PlannedShape: {
            deadline: string | null;
            id: string;
            minutes: number;
            no: string;
            reason: string;
            staffId: string;
            staffName: string;
            unitTitle: string;
            version: number;
        };
        LoadShape: {
            after: number;
            before: number;
            id: string;
            limit: number;
            name: string;
        };
        /** @description What was dispatched, with the orders as they are now. */
        AppliedPlan: {
            /** @constant */
            applied: true;
            left: (components["schemas"]["LeftShape"] | components["schemas"]["TakenShape"])[];
            orders: components["schemas"]["OrderShape"][];
            plan: components["schemas"]["AppliedEntry"][];
            staff: components["schemas"]["LoadShape"][];
        };
        /** @description An order that somebody took meanwhile. */
        TakenShape: {
            id: string;
            reason: string;
        };
        /** @description A line of the plan as it was sent; all of it where a fresh plan was made. */
        AppliedEntry: {
            /** @default null */
            deadline?: string | null;
            id: string;
            /** @default null */
            minutes?: number | null;
            /** @default null */
            no?: string | null;
            reason: string | null;
            staffId: string;
            /** @default null */
            staffName?: string | null;
            /** @default null */
            unitTitle?: string | null;
            version: number | null;
        };
        HousekeepingOrderCancel: {
            id: string;
            /** @default  */
            reason?: string;
            /** @default null */
            version?: number | null;
        };
        GiveOrder: {
            id: string;
            staffId: string;
            /** @default null */
            version?: number | null;
        };
        FailOrder: {
            id: string;
            note: string;
            photos?: string[];
            /** @default null */
            version?: number | null;
        };
        NoteOrder: {
            id: string;
            /** @default null */
            note?: string | null;
            /** @default null */
            version?: number | null;
        };
        /**
         * @description `id`: of the record, or the day of a sheet of a day, yyyy-MM-dd. `preview` only looks and writes no log.
         *
         *     `whole`: numbers of documents in full.
         */
        PrintForm: {
            id: string;
            /** @default false */
            preview?: boolean;
            /** @default false */
            whole?: boolean;
        };
        /**
         * @description Texts are in the reader's language. `copy`: which print of the record this is, or would be; `mayReveal`: whether the reader
         *     may have numbers of documents in full.
         */
        PaperShape: {
            blocks: components["schemas"]["PaperBlockShape"][];
            called: string;
            copy: number;
            footer: string;
            header: string;
            mayReveal: boolean;
            organisation: string;
            /** @enum {string} */
            paper: "registration" | "receipt" | "order_bill" | "party_bill" | "lease_bill" | "cleaning" | "door";
            preview: boolean;
            printedAt: string;
            printedBy: string;
            rules: string;
            /** @enum {string} */
            size: "A4" | "80mm";
            title: string;
        };
        PaperBlockShape: {
            columns: components["schemas"]["PaperColumnShape"][];
            facts: components["schemas"]["PaperFactShape"][];
            large: string;
            rows: string[][];
            signatures: string[];
            sums: components["schemas"]["PaperFactShape"][];
            svg: string;
            title: string;
        };
        PaperColumnShape: {
            number: boolean;
            title: string;
        };
        PaperFactShape: {
            label: string;
            value: string;
        };
        /** @description `staffId` null takes the order back to the unassigned. */
        MoveOrder: {
            id: string;
            /** @default null */
            note?: string | null;
            /** @default null */
            staffId?: string | null;
            /** @default null */
            version?: number | null;
        };
        HousekeepingOrderReopen: {
            id: string;
            /** @default  */
            note?: string;
            /** @default null */
            version?: number | null;
        };
        RescheduleOrder: {
            deadline: string;
            id: string;
            /** @default null */
            version?: number | null;
        };
        HousekeepingOrderResolve: {
            id: string;
            /** @default  */
            note?: string;
            /** @default null */
            version?: number | null;
        };
        /** @description `day`: any of the month; without `staffId` for everybody. */
        DrawPaySheets: {
            /** Format: date */
            day: string;
            /** @default  */
            staffId?: string;
        };
        /** @description `kept`: statements of the month that are no drafts any more and stay as they are. */
        Drawn: {
            drawn: number;
            kept: number;
        };
        HousekeepingPaySheetObject: {
            id: string;
            /** @default  */
            objection?: string;
            version: number;
        };
        HousekeepingPaySheetPay: {
            id: string;
            /** @default  */
            method?: string;
            /** @default  */
            note?: string;
            /** Format: date */
            paidOn: string;
            version: number;
        };
        HousekeepingPaySheetTakeBack: {
            id: string;
            /** @default  */
            reason?: string;
            version: number;
        };
        /** @description A saved rule by its `id`, or what a form holds as `rule`, in the wire names of its fields; days inclusive, both may be left out. */
        TrialBody: {
            /** @default null */
            from?: string | null;
            /** @default null */
            id?: string | null;
            /** @default null */
            rule?: {
                [key: string]: unknown;
            } | null;
            /** @default null */
            to?: string | null;
        };
        /** @description What a rule would have raised. `others`: events that another rule takes first; `then`: what rules really raised at these events. */
        TrialShape: {
            buildings: components["schemas"]["TrialPart"][];
            days: components["schemas"]["TrialDay"][];
            events: number;
            examples: components["schemas"]["TrialExample"][];
            fewer: number;
            from: string;
            items: components["schemas"]["TrialPart"][];
            minutes: number;
            more: number;
            orders: number;
            others: number;
            pay: string;
            same: number;
            then: components["schemas"]["TrialSum"];
            to: string;
        };
        /** @description Of a cleaning item or a building. */
        TrialPart: {
            id: string;
            minutes: number;
            name: string;
            orders: number;
            pay: string;
        };
        /** @description `orders` of each building, in the order of the buildings; minutes of the rule, of what was raised then, and of those on duty. */
        TrialDay: {
            capacity: number;
            day: string;
            minutes: number;
            orders: number[];
            then: number;
        };
        /** @description One event: an order that is new, would be missing, or was made as well; `source` is the path of what brought it about. */
        TrialExample: {
            at: string;
            /** @enum {string} */
            change: "more" | "fewer" | "same";
            dayN: number | null;
            id: string;
            no: string;
            /** @enum {string} */
            source: "rental/order" | "rental/lease" | "rental/block";
            unit: string;
        };
        /** @description Amounts in yuan. */
        TrialSum: {
            minutes: number;
            orders: number;
            pay: string;
        };
        BindCodeShape: {
            expires: string;
            svg: string;
            token: string;
            url: string;
        };
        RevealBody: {
            field: string;
            id: string;
            reason: string;
        };
        /** @description A sealed value as it was written; null where there is none. */
        Revealed: {
            value: string | null;
        };
        PostMovement: {
            /** @enum {string} */
            kind: "received" | "used" | "to_laundry" | "from_laundry" | "lost" | "laundry_lost";
            /** @default  */
            note?: string;
            quantity: number;
            storeId: string;
            supplyId: string;
        };
        HousekeepingStockCountCancel: {
            id: string;
            /** @default  */
            reason?: string;
            version: number;
        };
        ReverseMovement: {
            id: string;
            reason: string;
            version: number;
        };
        get_modules_sysFestival_queryByDate_query: {
            /** @default null */
            date?: string | null;
        };
        get_modules_sysFestival_queryByDate_result: components["schemas"]["FestivalShape"] | null;
        /** @description `images`: paths below the static files that need no token, joined by commas. */
        FestivalShape: {
            images: string | null;
            kind: string;
            name: string;
        };
        /** @description `path`: of the form's own calls, those that every resource has. */
        FormColumns: {
            columns: components["schemas"]["FormColumn"][];
            description: string;
            dictOptions: {
                [key: string]: components["schemas"]["DictItem"][];
            };
            headId: string;
            path: string;
        };
        /** @description `customRender`: dictionary code whose text is shown. */
        FormColumn: {
            align: string;
            /** @default null */
            customRender?: string | null;
            dataIndex: string;
            sorter: boolean;
            title: string;
        };
        get_online_cgform_api_getData_code_query: {
            /** @default 1 */
            pageNo?: number;
            /** @default 10 */
            pageSize?: number;
            /** @default  */
            column?: string;
            /** @default  */
            order?: string;
            /** @default  */
            field?: string;
            /** @default  */
            superQueryParams?: string;
            /** @default and */
            superQueryMatchType?: string;
            /** @default  */
            keyword?: string;
            /** @default false */
            states?: boolean;
        } & {
            [key: string]: unknown;
        };
        /** @description A page of the form's list; rows by wire name, with the texts of what they name beside. */
        FormRows: {
            current: number;
            estimated: boolean;
            pages: number;
            records: {
                [key: string]: string | number | boolean | null;
            }[];
            size: number;
            total: number;
        };
        get_online_cgform_changes_query: {
            id: string;
        };
        /** @description `version`: the number that it would get. */
        FormChanges: {
            changes: components["schemas"]["FormChange"][];
            conversions: components["schemas"]["FormConversion"][];
            version: number;
        };
        /** @description One operation that publishing would carry out; `column` is empty where it concerns the form itself. */
        FormChange: {
            code: string;
            column: string;
            text: string;
        };
        /**
         * @description A field that changes its kind: how many values convert and how many do not, the first of them in `rows` as far as the reader
         *     may see them. `partial`: only the first rows were looked at; the task that converts looks at all.
         */
        FormConversion: {
            converts: number;
            field: string;
            partial: boolean;
            refused: number;
            rows: components["schemas"]["RefusedValue"][];
            title: string;
        };
        /** @description A row of the form, or of a sub-table, whose value cannot be converted, and why. */
        RefusedValue: {
            id: string;
            label: string;
            reason: string;
            value: string;
        };
        /** @description `version`: of the row of the form that the person saw. */
        ConvertForm: {
            id: string;
            version: number;
        };
        StartedTask: {
            taskId: string;
        };
        get_online_cgform_link_query: {
            id: string;
        };
        FormLink: {
            svg: string;
            url: string;
        };
        get_online_cgform_preview_query: {
            id: string;
        };
        /** @description `options`: by the name of a field, while no dictionary has them. */
        FormPreview: {
            options: {
                [key: string]: components["schemas"]["FormOption"][];
            };
            resource: components["schemas"]["ResourceShape"];
        };
        FormOption: {
            text: string;
            textEn: string;
            value: string;
        };
        /**
         * @description `serves`: what the engine serves, whoever asks; `can`: what of it this person may. `denied`: transitions that this person may
         *     not make and that other screens show grey. `beside`: the field whose tree stands beside the list. `settled`: the values
         *     of its fields with which a row is neither edited nor deleted. `searched`: the fields by which its one box finds rows. `states`: the field whose
         *     values its tabs count. `record`: its rows only tell what was. `tells_uses`: it has the call `uses`, which is asked before a row is deleted.
         */
        ResourceShape: {
            actions: components["schemas"]["ActionShape"][];
            /** @default null */
            beside?: string | null;
            can: ("list" | "add" | "edit" | "delete" | "export" | "import" | "recycle" | "reveal" | "merge")[];
            children: components["schemas"]["ChildShape"][];
            denied: components["schemas"]["ActionShape"][];
            fields: components["schemas"]["FieldShape"][];
            label: string[];
            list: string[];
            path: string;
            /** @default false */
            record?: boolean;
            /** @default null */
            searched?: string[] | null;
            serves: ("list" | "add" | "edit" | "delete" | "export" | "import" | "recycle" | "reveal" | "merge")[];
            /** @default null */
            settled?: {
                [key: string]: string[];
            } | null;
            sort: components["schemas"]["SortedBy"][];
            /** @default null */
            states?: string | null;
            /** @default false */
            tellsUses?: boolean;
            title: components["schemas"]["WordPair"];
            /** @default null */
            totals?: components["schemas"]["TotalsShape"] | null;
            tree: components["schemas"]["TreeShape"] | null;
            /** @default null */
            views?: components["schemas"]["ViewsShape"] | null;
        };
        /**
         * @description `drawn`: its button and dialog follow from the declaration. `without_row`: it needs no row. `step`: a transition of a process, which each row says itself
         *     whether it is possible; `starts`: the states it starts from; `on`: other screens that offer it;
         *     `rare`: behind "more". `when`: a field -> the values under which another action fits.
         *     `writes`: fields of the row that get what is asked under their name, so the dialog begins with what they hold.
         *     `opens`: the address to which it leads, and nothing else; "{key}" is what the row says there.
         *     `follows`: the form of a new row offers to go on with it.
         */
        ActionShape: {
            batch: boolean;
            code: string;
            confirm: components["schemas"]["WordPair"] | null;
            danger: boolean;
            drawn: boolean;
            fields: components["schemas"]["FieldShape"][];
            /** @default false */
            follows?: boolean;
            label: components["schemas"]["WordPair"];
            needs: string;
            on: string[];
            /** @default null */
            opens?: string | null;
            rare: boolean;
            starts: string[];
            step: boolean;
            when: {
                [key: string]: string[];
            };
            withoutRow: boolean;
            /** @default null */
            writes?: string[] | null;
        };
        /** @description A text in both languages. */
        WordPair: {
            en: string;
            zh: string;
        };
        /**
         * @description A field of a resource. `locked`: read only for this person, though not for everybody; `biz`: what its uploads are for;
         *     `sealed`: records tell it masked, as {key}_masked;
         *     `condition`: a JSON object that narrows what a tree offers; `pick`: how many are chosen at least and at most;
         *     `late`: a field -> the values under which a day that has passed is overdue.
         */
        FieldShape: {
            /** @default null */
            biz?: string | null;
            chosen: components["schemas"]["ChosenShape"] | null;
            condition: string | null;
            default: unknown;
            dict: string | null;
            example: string | null;
            files: components["schemas"]["FilesShape"] | null;
            find: ("eq" | "like" | "range" | "in") | null;
            /** @default null */
            follows?: components["schemas"]["FollowsShape"] | null;
            help: components["schemas"]["WordPair"] | null;
            hide: string[];
            key: string;
            /** @enum {string} */
            kind: "text" | "textarea" | "markdown" | "tags" | "memo" | "signature" | "voice" | "html" | "password" | "colour" | "cron" | "list" | "time" | "file" | "image" | "video" | "dict" | "dicts" | "refs" | "chosen" | "popup" | "int" | "bytes" | "ref" | "tree" | "decimal" | "money" | "bool" | "date" | "datetime" | "json";
            label: components["schemas"]["WordPair"];
            /** @default null */
            late?: {
                [key: string]: string[];
            } | null;
            /** @default null */
            linked?: components["schemas"]["LinkedShape"] | null;
            /** @default null */
            locked?: boolean | null;
            max: number | null;
            min: number | null;
            once: boolean;
            pick: [
                number,
                number | null
            ] | null;
            /** @default null */
            popContainer?: string | null;
            popup: components["schemas"]["PopupShape"] | null;
            /** @default null */
            quick?: components["schemas"]["QuickRangeShape"][] | null;
            readOnly: boolean;
            ref: components["schemas"]["RefShape"] | null;
            required: boolean;
            rule: string | null;
            scale: number | null;
            sealed: boolean;
            secret: boolean;
            /** @default null */
            separator?: string | null;
            unique: boolean;
            way: ("table" | "search" | "tree" | "checkbox" | "switch") | null;
            width: number | null;
        };
        /** @description Rows of another resource of which the field `store` is kept; comma-joined when many. */
        ChosenShape: {
            many: boolean;
            path: string;
            store: string;
            /** @default null */
            table?: components["schemas"]["TableCode"] | null;
        };
        /** @description A dictionary table "table,text,code"; in a tree, `parent` holds the code of the row above. */
        TableCode: {
            code: string;
            parent: string;
        };
        /** @description How many, how large each, the least of a picture's sides in pixels, and which field names the picture shown first. */
        FilesShape: {
            /** @default null */
            cover?: string | null;
            megabytes: number;
            most: number;
            side: number;
        };
        /** @description The field whose value this one is not below, or above where they are apart; what is wrong else. */
        FollowsShape: {
            apart: boolean;
            key: string;
            text: components["schemas"]["WordPair"];
        };
        /**
         * @description The field is asked for, and where `needed` must be filled in, only while the one of `key` has one of `values`, or any value
         *     where there are none; `always`: it is asked for in any case.
         */
        LinkedShape: {
            always: boolean;
            key: string;
            needed: boolean;
            values: string[];
        };
        /** @description A row of the report `code` fills fields of the form. */
        PopupShape: {
            code: string;
            many: boolean;
            source: string;
            target: string;
        };
        /** @description Days counted from today, of a number its values; open where there is no first or no last. */
        QuickRangeShape: {
            first: number | null;
            label: components["schemas"]["WordPair"];
            last: number | null;
        };
        RefShape: {
            label: string[];
            path: string;
        };
        /** @description `key`: the field of the child that names its parent; `inline`: edited in the parent's own form. */
        ChildShape: {
            inline: boolean;
            key: string;
            path: string;
            title: components["schemas"]["WordPair"];
        };
        SortedBy: {
            key: string;
            /** @enum {string} */
            order: "asc" | "desc";
        };
        /** @description The fields whose sums the list tells; `by`: the field each value of which is summed apart. */
        TotalsShape: {
            by: string | null;
            keys: string[];
        };
        TreeShape: {
            parent: string;
        };
        /**
         * @description How the list may be looked at besides the table, and how its form is laid out: in `steps`, or with them as sections of
         *     one page (`together`); `wide`: fields that take its whole width.
         */
        ViewsShape: {
            cards: components["schemas"]["CardsShape"] | null;
            chart: components["schemas"]["ChartShape"] | null;
            span: components["schemas"]["SpanShape"] | null;
            /** @default null */
            steps?: components["schemas"]["FormStepShape"][] | null;
            /** @default null */
            together?: boolean | null;
            /** @default null */
            wide?: string[] | null;
        };
        /** @description Fields: `cover` of pictures, `title` that opens the row, `state` of a choice, and up to two `lines`. */
        CardsShape: {
            cover: string | null;
            lines: string[];
            state: string | null;
            title: string | null;
        };
        /** @description Fields: what stands at the axis, and numbers or amounts. */
        ChartShape: {
            along: string;
            bars: string[];
        };
        /** @description Fields of days or moments; a row without an end is where it begins. */
        SpanShape: {
            begin: string;
            end: string | null;
            title: string | null;
        };
        /** @description `keys`: the fields that a step of the form asks for; `child`: the path of what belongs to the row, instead of fields. */
        FormStepShape: {
            child: string | null;
            keys: string[];
            title: components["schemas"]["WordPair"];
        };
        ReportWhole: {
            cgRpConfigId: string;
            cgRpConfigName: string;
            cgreportHeadName: string;
            columns: components["schemas"]["ReportColumn"][];
            data: components["schemas"]["ReportRows"];
            dictOptions: {
                [key: string]: components["schemas"]["DictItem"][];
            };
            exports: boolean;
            groupBy: string | null;
            resource: string;
        };
        /** @description `customRender`: dictionary code whose text is shown. */
        ReportColumn: {
            align: string;
            /** @default null */
            customRender?: string | null;
            dataIndex: string;
            sorter: boolean;
            title: string;
            /** @default null */
            width?: number | null;
        };
        /** @description Rows by the names of the columns, `id` and the texts of dictionaries beside them. */
        ReportRows: {
            records: {
                [key: string]: string | number | boolean | null;
            }[];
            total: number;
        };
        get_online_cgreport_api_getFigure_config_id_result: components["schemas"]["ReportFigure"] | null;
        /** @description `titles`: what each sum is called; `by`: what the groups are called. */
        ReportFigure: {
            by: string | null;
            count: number;
            slices: components["schemas"]["SliceShape"][];
            sums: {
                [key: string]: string;
            };
            titles: {
                [key: string]: string;
            };
        };
        /** @description `text` is what the value is called, a pair where it is a word of a dictionary; sums are written as the list writes them. */
        SliceShape: {
            count: number;
            sums: {
                [key: string]: string;
            };
            text: string | null;
            value: string | null;
        };
        get_online_cgreport_api_getParamsInfo_code_result: components["schemas"]["ReportParam"][];
        ReportParam: {
            paramName: string;
            paramTxt: string;
            paramValue: string;
        };
        get_online_cgreport_api_getQueryInfo_config_id_result: components["schemas"]["QueryField"][];
        /** @description `mode` group: the field is asked as {field}_begin and {field}_end. `hidden` "1": behind “more”. */
        QueryField: {
            dictCode: string | null;
            field: string;
            hidden: string;
            label: string;
            mode: string;
            view: string;
        };
        get_online_cgreport_api_getReportDictList_query: {
            dictCode: string;
            /** @default  */
            keyword?: string;
        };
        get_online_cgreport_api_getReportDictList_result: components["schemas"]["DictItem"][];
        get_online_cgreport_api_getReports_result: components["schemas"]["ReportName"][];
        /** @description A report that may be run; `resource` is what it reads. */
        ReportName: {
            code: string;
            id: string;
            name: string;
            resource: string;
        };
        ReportColumns: {
            cgRpConfigId: string;
            cgRpConfigName: string;
            columns: components["schemas"]["ReportColumn"][];
            dictOptions: {
                [key: string]: components["schemas"]["DictItem"][];
            };
            exports: boolean;
            groupBy: string | null;
            resource: string;
        };
        /** @description The form of a data source; `id` with an empty password uses the stored one, if the address is the stored one. */
        TestConnection: {
            /** @default  */
            dbPassword?: string;
            /** @default postgresql */
            dbType?: string;
            dbUrl: string;
            /** @default  */
            dbUsername?: string;
            /** @default  */
            id?: string;
        };
        post_online_cgreport_api_testConnection_result: null;
        /** @description `values`: by the name of a field, of files the tokens that were given for them; `lines`: by the number of a sub-table. */
        GiveForm: {
            /** @default null */
            captcha?: string | null;
            /** @default null */
            checkKey?: number | string | null;
            /** @default  */
            device?: string;
            lines?: {
                [key: string]: {
                    [key: string]: string | number | boolean | string[] | null;
                }[];
            };
            /** @default null */
            slider?: string | null;
            token: string;
            values: {
                [key: string]: string | number | boolean | string[] | null;
            };
        };
        FormGiven: {
            done: boolean;
        };
        /** @description `file`: by which this browser names it in its answer. */
        HandedFormFile: {
            file: string;
            name: string;
            size: number;
        };
        get_online_public_open_query: {
            token: string;
            /** @default  */
            device?: string;
        };
        /** @description `obstacle`: a pair text, why nothing can be sent now; `done`: this device has answered. */
        PublicForm: {
            done: boolean;
            end: string | null;
            fields: components["schemas"]["PublicField"][];
            intro: string | null;
            obstacle: string | null;
            organisation: string;
            tables: components["schemas"]["PublicTable"][];
            title: string;
            titleEn: string;
        };
        /**
         * @description `most`: how long a text may be, how many files there may be, of `megabytes` each; `default`: what it begins with. `by`: the
         *     field above by which it is asked for, while that has one of `values`, or any where there are none; `needed`: then it must be
         *     filled in.
         */
        PublicField: {
            by: string;
            default: string | number | boolean | null;
            key: string;
            kind: string;
            megabytes: number | null;
            most: number | null;
            needed: boolean;
            options: components["schemas"]["PublicChoice"][];
            required: boolean;
            title: string;
            titleEn: string;
            values: string[];
        };
        PublicChoice: {
            text: string;
            textEn: string;
            value: string;
        };
        /** @description A sub-table; `key`: its number, `most`: how many lines there may be. */
        PublicTable: {
            fields: components["schemas"]["PublicField"][];
            key: string;
            most: number;
            title: string;
            titleEn: string;
        };
        Token: {
            token: string;
        };
        MakeDisplay: {
            /** @default 365 */
            days?: number;
            /** @default false */
            income?: boolean;
            name: string;
        };
        /** @description Shown once: the server keeps a hash only. */
        MadeLink: {
            expires: string | null;
            id: string;
            svg: string;
            url: string;
        };
        Id: {
            id: string;
        };
        get_portal_getDictItems_code_query: {
            /** @default  */
            tenant?: string;
        };
        get_portal_getDictItems_code_result: components["schemas"]["DictItem"][];
        FillForm: {
            /** @default null */
            captcha?: string | null;
            /** @default null */
            checkKey?: number | string | null;
            /** @default null */
            slider?: string | null;
            token: string;
            values: {
                [key: string]: string;
            };
        };
        /** @description How many fields came in. */
        Filled: {
            count: number;
        };
        /** @description `owner_id`: whose data; `fields`: what they are asked for; `days`: how long the link is good. */
        AskOwnData: {
            /** @default 7 */
            days?: number;
            fields: string[];
            /** @default  */
            note?: string;
            ownerId: string;
        };
        /** @description `name` is shortened: who holds the link knows whom it is for. */
        OwnForm: {
            expires: string;
            fields: components["schemas"]["OwnField"][];
            name: string;
            organisation: string;
        };
        /** @description `kind`: text, date or dict; a dict has `options`. `max`: the most characters, 0 where that does not matter. */
        OwnField: {
            key: string;
            kind: string;
            known: boolean;
            label: components["schemas"]["WordPair"];
            max: number;
            message: string | null;
            options: components["schemas"]["OwnOption"][];
            pattern: string | null;
        };
        OwnOption: {
            label: components["schemas"]["WordPair"];
            value: string;
        };
        get_portal_improve_review_query: {
            id: string;
        };
        Review: {
            fields: components["schemas"]["ReviewField"][];
            id: string;
            name: string;
            state: string;
            version: number;
        };
        ReviewField: {
            decision: string | null;
            key: string;
            label: components["schemas"]["WordPair"];
            new: string | null;
            now: string | null;
        };
        /** @description `take`: the fields that are written to whom they tell of; the others are left as they are. */
        TakeOver: {
            id: string;
            /** @default  */
            note?: string;
            take?: string[];
            version: number;
        };
        get_portal_public_query: {
            /** @default  */
            tenant?: string;
        };
        /** @description One organisation as everybody may know it. */
        PublicFacts: {
            addresses: components["schemas"]["PublicAddress"][];
            ads: components["schemas"]["PublicAd"][];
            agreements: components["schemas"]["PublicAgreement"][];
            apps: components["schemas"]["AppShape"][];
            articles: components["schemas"]["PublicArticle"][];
            code: string;
            columns: components["schemas"]["PublicColumn"][];
            date: string;
            name: string;
            offer: components["schemas"]["OfferedPlace"][];
            pages: components["schemas"]["PublicPageLine"][];
            questions: components["schemas"]["AnsweredQuestion"][];
            record: string | null;
            slogan: string | null;
        };
        PublicAddress: {
            detail: string | null;
            name: string;
            phone: string | null;
        };
        /** @description `image`: the address of a picture; without one its title is shown. */
        PublicAd: {
            id: string;
            image: string | null;
            link: string | null;
            slot: string;
            title: string;
        };
        PublicAgreement: {
            id: string;
            kind: string;
            title: string;
            version: string;
        };
        /** @description `svg`: the address as a QR code. */
        AppShape: {
            name: string;
            platform: string;
            svg: string;
            url: string;
            version: string | null;
        };
        /** @description `since`: when it was published; `cover`: the address of a picture. */
        PublicArticle: {
            author: string | null;
            columnId: string | null;
            cover: string | null;
            id: string;
            kind: string;
            onTop: boolean;
            since: string;
            summary: string | null;
            title: string;
        };
        PublicColumn: {
            id: string;
            name: string;
            parentId: string | null;
        };
        OfferedPlace: {
            address: string | null;
            name: string;
            region: string | null;
            types: components["schemas"]["OfferedType"][];
        };
        /** @description `from`: yuan, the lowest price of today. */
        OfferedType: {
            free: number;
            from: string;
            title: string;
            total: number;
            type: string;
        };
        PublicPageLine: {
            path: string;
            title: string;
        };
        /** @description The title of what a tenant asked and the answer; `since`: when it was answered. Nothing of who asked. */
        AnsweredQuestion: {
            answer: string;
            category: string | null;
            id: string;
            since: string | null;
            title: string;
        };
        get_portal_public_articles_query: {
            /** @default  */
            tenant?: string;
            column: string;
        };
        get_portal_public_articles_result: components["schemas"]["PublicArticle"][];
        ClickedAd: {
            id: string;
            /** @default  */
            tenant?: string;
        };
        post_portal_public_click_result: null;
        get_portal_public_image_query: {
            /** @default  */
            tenant?: string;
            /** @enum {string} */
            kind: "logo" | "ad" | "block" | "article";
            id: string;
        };
        get_portal_public_page_query: {
            /** @default  */
            tenant?: string;
            path: string;
        };
        PublicPage: {
            blocks: components["schemas"]["PublicBlock"][];
            path: string;
            since: string;
            title: string;
        };
        /** @description `kind` says which of the others it shows: heading, text, image, cards or questions. */
        PublicBlock: {
            articles: components["schemas"]["PublicArticle"][];
            html: string | null;
            image: string | null;
            kind: string;
            questions: components["schemas"]["AnsweredQuestion"][];
            title: string | null;
        };
        get_portal_public_text_query: {
            /** @default  */
            tenant?: string;
            /** @enum {string} */
            kind: "article" | "agreement";
            id: string;
        };
        PublicText: {
            content: string;
            markup: boolean;
            since: string | null;
            title: string;
        };
        /** @description Figures of a wall display; `income` only for those with the right. */
        Wall: {
            activities: components["schemas"]["WallActivity"][];
            date: string;
            housekeeping: {
                [key: string]: number;
            };
            income: components["schemas"]["WallIncome"] | null;
            nights: components["schemas"]["WallNight"][];
            organisation: string;
            places: number;
            plan: components["schemas"]["WallBuilding"][];
            rooms: {
                [key: string]: number;
            };
            time: string;
            today: components["schemas"]["WallToday"];
        };
        WallActivity: {
            beginAt: string;
            capacity: number;
            endAt: string;
            id: string;
            place: string | null;
            running: boolean;
            taken: number;
            title: string;
        };
        /** @description Yuan of the month. */
        WallIncome: {
            amount: string;
            received: string;
            refunded: string;
        };
        /** @description How many places are taken and how many are closed. */
        WallNight: {
            blocked: number;
            night: string;
            occupied: number;
        };
        WallBuilding: {
            building: string;
            community: string;
            floors: components["schemas"]["WallFloor"][];
        };
        WallFloor: {
            floor: number;
            rooms: components["schemas"]["WallRoom"][];
        };
        /** @description `state`: what is to be seen from outside; nobody's name. */
        WallRoom: {
            id: string;
            name: string;
            /** @enum {string} */
            state: "free" | "part" | "taken" | "dirty" | "cleaning" | "closed";
        };
        WallToday: {
            arrivals: number;
            arrived: number;
            departed: number;
            departures: number;
            inHouse: number;
        };
        get_rental_analysis_query: {
            /** @default null */
            from?: string | null;
            /** @default null */
            to?: string | null;
            /** @default null */
            communityId?: string | null;
        };
        Analysis: {
            arrivals: components["schemas"]["Arrivals"];
            arriving: components["schemas"]["Arriving"];
            books: components["schemas"]["OnTheBooks"];
            buildings: components["schemas"]["AnalysisLine"][];
            from: string;
            months: components["schemas"]["AnalysisLine"][];
            to: string;
            today: string;
            total: components["schemas"]["AnalysisLine"];
            types: components["schemas"]["AnalysisLine"][];
        };
        Arrivals: {
            channel: components["schemas"]["ArrivalBucket"][];
            lead: components["schemas"]["ArrivalBucket"][];
            length: components["schemas"]["ArrivalBucket"][];
            price: components["schemas"]["ArrivalBucket"][];
        };
        ArrivalBucket: {
            adr: string | null;
            key: string;
            nights: number;
            orders: number;
            revenue: string;
        };
        /** @description On average an order is booked so many days ahead and stays so many nights; day use has no length. */
        Arriving: {
            adr: string | null;
            lead: number | null;
            length: number | null;
            nights: number;
            orders: number;
            revenue: string;
        };
        /** @description `lastYear` and `pickUpLastYear`: 364 days ago, so that weekdays meet; what was cancelled since is no part of them. */
        OnTheBooks: {
            days: number;
            from: string;
            months: components["schemas"]["BookedMonth"][];
            pickUp: components["schemas"]["Booked"];
            pickUpLastYear: components["schemas"]["Booked"];
            to: string;
        };
        BookedMonth: {
            lastYear: components["schemas"]["Booked"];
            month: string;
            nights: number;
            revenue: string;
        };
        Booked: {
            nights: number;
            revenue: string;
        };
        /** @description Bed-nights by what they are, and what the nights of orders brought. */
        AnalysisLine: {
            adr: string | null;
            block: number;
            capacity: number;
            key: string;
            lease: number;
            name: string;
            occupancy: number | null;
            order: number;
            revenue: string;
            revpar: string | null;
            sold: number;
        };
        get_rental_analysis_arriving_query: {
            /** @default null */
            from?: string | null;
            /** @default null */
            to?: string | null;
            /** @default null */
            communityId?: string | null;
            /** @default 1 */
            pageNo?: number;
            /** @default 20 */
            pageSize?: number;
            /** @enum {string} */
            facet: "channel" | "lead" | "length" | "price";
            key: string;
        };
        AnalysedOrders: {
            nights: number;
            records: components["schemas"]["AnalysedOrder"][];
            revenue: string;
            total: number;
        };
        AnalysedOrder: {
            channel: string;
            from: string;
            id: string;
            nights: number;
            no: string;
            revenue: string;
            to: string;
            unit: string;
            who: string;
        };
        get_rental_analysis_claimed_query: {
            /** @default null */
            from?: string | null;
            /** @default null */
            to?: string | null;
            /** @default null */
            communityId?: string | null;
            /** @default 1 */
            pageNo?: number;
            /** @default 20 */
            pageSize?: number;
            /** @enum {string} */
            part: "order" | "lease" | "block";
            /**
             * @default all
             * @enum {string}
             */
            group?: "all" | "month" | "building" | "type";
            /** @default  */
            key?: string;
        };
        ClaimedRows: {
            nights: number;
            records: components["schemas"]["ClaimedRow"][];
            total: number;
        };
        ClaimedRow: {
            from: string;
            id: string;
            kind: string;
            nights: number;
            no: string;
            to: string;
            unit: string;
            who: string | null;
        };
        get_rental_analysis_sold_query: {
            /** @default null */
            from?: string | null;
            /** @default null */
            to?: string | null;
            /** @default null */
            communityId?: string | null;
            /** @default 1 */
            pageNo?: number;
            /** @default 20 */
            pageSize?: number;
        };
        get_rental_arrears_query: {
            /** @default null */
            date?: string | null;
            /** @default  */
            communityId?: string;
            /** @default  */
            renterId?: string;
        };
        /** @description `lesseeCount`: how many owe anything; `lessees` are those who owe most. */
        AgingShape: {
            buckets: components["schemas"]["BucketShape"][];
            communities: components["schemas"]["AgedCommunityShape"][];
            date: string;
            lesseeCount: number;
            lessees: components["schemas"]["AgedLesseeShape"][];
            overdue: string;
            total: string;
        };
        BucketShape: {
            amount: string;
            /** @enum {string} */
            code: "current" | "d7" | "d15" | "d30" | "d60" | "d90" | "over";
            count: number;
        };
        AgedCommunityShape: {
            buckets: components["schemas"]["BucketShape"][];
            id: string;
            name: string;
            overdue: string;
            total: string;
        };
        AgedLesseeShape: {
            buckets: components["schemas"]["BucketShape"][];
            daysLate: number;
            id: string;
            name: string;
            overdue: string;
            phone: string;
            promise: string | null;
            total: string;
        };
        get_rental_arrears_items_query: {
            /** @default null */
            date?: string | null;
            /** @default  */
            communityId?: string;
            /** @default  */
            renterId?: string;
            /** @default  */
            bucket?: string;
            /** @default 1 */
            pageNo?: number;
            /** @default 20 */
            pageSize?: number;
        };
        /** @description `total` rows in all and `amount`, what they add up to. */
        AgedItemsShape: {
            amount: string;
            records: components["schemas"]["AgedItemShape"][];
            total: number;
        };
        /** @description `row_version` is that of the bill, for what is done with it. */
        AgedItemShape: {
            amount: string;
            billNo: string;
            /** @enum {string} */
            bucket: "current" | "d7" | "d15" | "d30" | "d60" | "d90" | "over";
            contractNo: string;
            daysLate: number;
            due: string;
            id: string;
            kind: string;
            leaseId: string;
            leaseState: string;
            open: string;
            promise: string | null;
            renterId: string;
            renterName: string;
            renterPhone: string;
            rowVersion: number;
            state: string;
        };
        /** @description `month`: any day of it. `leave_shares`: common meters whose members are not all read are left for a later bill. */
        MakeBills: {
            communityId: string;
            /** @default false */
            leaveShares?: boolean;
            /** Format: date */
            month: string;
        };
        /** @description `id` and `version` are those of the bill; the day is a business day. */
        Promise: {
            id: string;
            /** Format: date */
            promiseDate: string;
            /** @default null */
            promiseNote?: string | null;
            /** @default null */
            version?: number | null;
        };
        BillStateShape: {
            id: string;
            state: string;
            version: number;
        };
        /** @description `id` and `version` are those of the bill. */
        GiveUp: {
            id: string;
            reason: string;
            /** @default null */
            version?: number | null;
        };
        BlockAdd: {
            /** Format: date */
            from: string;
            /** @default null */
            holdId?: string | null;
            /**
             * @default closed
             * @enum {string}
             */
            kind?: "closed" | "repair" | "owner_use" | "deep_clean" | "hold";
            /** @default null */
            overbookReason?: string | null;
            reason: string;
            /** Format: date */
            to: string;
            unitId: string;
        };
        BlockShape: {
            id: string;
            version: number;
        };
        delete_rental_block_delete_query: {
            id: string;
        };
        delete_rental_block_delete_result: null;
        BlockEdit: {
            /** Format: date */
            from: string;
            id: string;
            /** @default null */
            overbookReason?: string | null;
            reason: string;
            /** Format: date */
            to: string;
            /** @default null */
            version?: number | null;
        };
        get_rental_board_query: {
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            /** @default null */
            communityId?: string | null;
            /** @default null */
            buildingId?: string | null;
            /**
             * @description 只看这一单元及与其同屋的 | Only this unit and what shares its places
             * @default null
             */
            unitId?: string | null;
        };
        RoomBoardShape: {
            buildings: components["schemas"]["BuildingShape"][];
            communities: components["schemas"]["CommunityShape"][];
            communityId: string | null;
            counters: components["schemas"]["CountersShape"];
            days: components["schemas"]["DayShape"][];
            from: string;
            prices: {
                [key: string]: string[];
            };
            rules: {
                [key: string]: {
                    [key: string]: components["schemas"]["RuleShape"];
                };
            };
            stays: components["schemas"]["StayShape"][];
            to: string;
            today: string;
            topic: string | null;
            types: components["schemas"]["TypeShape"][];
            unassigned: components["schemas"]["UnassignedStayShape"][];
            units: components["schemas"]["RoomUnitShape"][];
        };
        BuildingShape: {
            communityId: string;
            floors: number;
            id: string;
            name: string;
        };
        /** @description Stays take their unit from check-in time on the first day to check-out time on the last. */
        CommunityShape: {
            checkIn: string;
            checkOut: string;
            id: string;
            name: string;
        };
        CountersShape: {
            arrivals: number;
            blocked: number;
            departures: number;
            dirty: number;
            free: number;
            holds: number;
            inHouse: number;
            leases: number;
        };
        /** @description Counted over leaves: total = occupied + blocked + held + waiting + free. */
        DayShape: {
            arrivals: number;
            blocked: number;
            date: string;
            departures: number;
            free: number;
            held: number;
            holiday: components["schemas"]["HolidayShape"] | null;
            occupied: number;
            total: number;
            waiting: number;
            weekday: number;
        };
        HolidayShape: {
            kind: string;
            name: string;
        };
        /** @description What is not sold on a day of a unit. */
        RuleShape: {
            closed: boolean;
            closedIn: boolean;
            closedOut: boolean;
            minNights: number | null;
            reason: string | null;
        };
        /**
         * @description A bar of the board; `to` is exclusive. The last fields are there for some kinds only.
         *
         *     `change_id`: of the nights that a change of the lease `source_id` holds while it is signed.
         */
        StayShape: {
            balance: string;
            /** @default null */
            blockKind?: string | null;
            /** @default null */
            changeId?: string | null;
            /** @default null */
            changeKind?: string | null;
            channel: string;
            /** @default null */
            clientId?: string | null;
            companyId: string | null;
            /** @default null */
            endingSoon?: boolean | null;
            from: string;
            /** @default null */
            groupNo?: string | null;
            guest: string;
            guests: number;
            /** @default null */
            holdBy?: components["schemas"]["Person"] | null;
            /** @default null */
            holdUntil?: string | null;
            /** @default null */
            hours?: components["schemas"]["HoursShape"] | null;
            id: string;
            /** @enum {string} */
            kind: "order" | "lease" | "block" | "hold";
            leafIds: string[];
            locked: boolean;
            /** @default null */
            movesStay?: string | null;
            nights: number;
            no: string;
            paid: string;
            phone: string;
            /** @default null */
            reason?: string | null;
            remark: string;
            segment: components["schemas"]["StaySegment"];
            sourceId: string;
            state: string;
            to: string;
            total: string;
            unitId: string;
            updateBy: string | null;
            updateTime: string | null;
            version: number;
        };
        Person: {
            id: string;
            name: string;
        };
        HoursShape: {
            from: string;
            to: string;
        };
        StaySegment: {
            count: number;
            index: number;
        };
        /** @description Per day of the window; free goes below zero where more was sold than there is. */
        TypeShape: {
            free: number[];
            houseType: string;
            /** @enum {string} */
            kind: "house" | "room" | "bed";
            total: number;
            unitType: string;
            waiting: number[];
        };
        /** @description A stay that waits for a unit: `unitId` is empty. `revision` grows when only `overbooked` changes. */
        UnassignedStayShape: {
            balance: string;
            /** @default null */
            blockKind?: string | null;
            /** @default null */
            changeId?: string | null;
            /** @default null */
            changeKind?: string | null;
            channel: string;
            /** @default null */
            clientId?: string | null;
            communityId: string;
            companyId: string | null;
            /** @default null */
            endingSoon?: boolean | null;
            from: string;
            /** @default null */
            groupNo?: string | null;
            guest: string;
            guests: number;
            /** @default null */
            holdBy?: components["schemas"]["Person"] | null;
            /** @default null */
            holdUntil?: string | null;
            /** @default null */
            hours?: components["schemas"]["HoursShape"] | null;
            id: string;
            /** @enum {string} */
            kind: "order" | "lease" | "block" | "hold";
            leafIds: string[];
            locked: boolean;
            /** @default null */
            movesStay?: string | null;
            nights: number;
            no: string;
            overbooked: boolean;
            paid: string;
            phone: string;
            /** @default null */
            reason?: string | null;
            remark: string;
            revision: number;
            segment: components["schemas"]["StaySegment"];
            sourceId: string;
            state: string;
            to: string;
            total: string;
            unitId: string;
            unitType: string;
            updateBy: string | null;
            updateTime: string | null;
            version: number;
        };
        RoomUnitShape: {
            buildingId: string;
            cleanState: ("clean" | "dirty" | "cleaning" | "inspected" | "out_of_order") | null;
            communityId: string;
            floor: number;
            houseType: string;
            id: string;
            /** @enum {string} */
            kind: "house" | "room" | "bed";
            leafIds: string[];
            limit: number;
            name: string;
            parentId: string | null;
            price: string;
            refId: string;
            rentalMethod: string;
            riyue: string;
            sellable: boolean;
            sort: number;
            title: string;
            version: number;
        };
        RentalChannelEventDismiss: {
            id: string;
            /** @default  */
            reason?: string;
            version: number;
        };
        get_rental_channelFeed_link_query: {
            id: string;
        };
        ChannelLink: {
            svg: string;
            url: string;
        };
        /** @description `found`: events that are to come; `applied`: of these, blocked here; `conflicts`, `missing`: those that wait for a person. */
        ChannelReading: {
            applied: number;
            conflicts: number;
            found: number;
            missing: number;
        };
        /** @description `day`: any of the month; without `companyId` for every company. */
        DrawUpStatements: {
            /** @default  */
            companyId?: string;
            /** Format: date */
            day: string;
        };
        RentalCompanyStatementPay: {
            id: string;
            /** @default  */
            method?: string;
            /** @default  */
            note?: string;
            /** Format: date */
            paidOn: string;
            version: number;
        };
        RentalCompanyStatementReopen: {
            id: string;
            /** @default  */
            reason?: string;
            version: number;
        };
        /** @description `photos`: stored pictures, joined by commas. */
        DeductDeposit: {
            amount: string;
            id: string;
            photos: string;
            reason: string;
            version: number;
        };
        /** @description `waiting`: the return needs a second person's approval and has been asked for. */
        DepositShape: {
            held: string;
            id: string;
            state: string;
            version: number;
            waiting: boolean;
        };
        get_rental_deposit_figures_query: {
            /** @default null */
            day?: string | null;
        };
        /** @description `liability` is what is owed back at the end of `day`, for `open` deposits; what is late is so today. */
        DepositFiguresShape: {
            ages: components["schemas"]["AgeShape"][];
            day: string;
            late: components["schemas"]["LateShape"];
            liability: string;
            open: number;
        };
        /** @description More than `over` days late, at most `up_to`; amounts in yuan. */
        AgeShape: {
            amount: string;
            count: number;
            over: number;
            upTo: number | null;
        };
        LateShape: {
            amount: string;
            count: number;
        };
        RefundDeposit: {
            amount: string;
            id: string;
            /** @enum {string} */
            method: "cash" | "wechat" | "alipay" | "card" | "transfer" | "company" | "other";
            note: string;
            version: number;
        };
        /** @description Ids of bills. */
        Remind: {
            ids: string[];
        };
        /** @description Drafts that were made; `known`: bills that have a reminder of their step already, or need none. */
        RemindedShape: {
            known: number;
            made: number;
        };
        RentalDunningReword: {
            /** @default  */
            content?: string;
            id: string;
            version: number;
        };
        RentalDunningSkip: {
            id: string;
            /** @default  */
            reason?: string;
            version: number;
        };
        get_rental_dunning_text_query: {
            id: string;
        };
        /** @description `own`: in a person's words, not by the template. */
        ReminderShape: {
            id: string;
            own: boolean;
            phone: string;
            text: string;
            way: string;
        };
        get_rental_free_query: {
            /** @default null */
            channel?: string | null;
            /** @default null */
            companyId?: string | null;
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            like: string;
        };
        get_rental_free_result: components["schemas"]["FreeShape"][];
        FreeShape: {
            price: string;
            title: string;
            total: string;
            unitId: string;
        };
        HoldAdd: {
            /** Format: date */
            from: string;
            /** @default null */
            hours?: components["schemas"]["HoursForm"] | null;
            /** @default null */
            ignoreStayId?: string | null;
            /** @default 30 */
            seconds?: number;
            /** Format: date */
            to: string;
            unitId: string;
        };
        /** @description Half hours of one day, "09:00" to "24:00". */
        HoursForm: {
            from: string;
            to: string;
        };
        HoldShape: {
            id: string;
            until: string;
        };
        delete_rental_hold_delete_query: {
            id: string;
        };
        delete_rental_hold_delete_result: null;
        HoldEdit: {
            /** Format: date */
            from: string;
            /** @default null */
            hours?: components["schemas"]["HoursForm"] | null;
            id: string;
            /** Format: date */
            to: string;
            unitId: string;
        };
        /** @description `house_no`: the number of the house, typed by whoever means it. */
        EraseHouse: {
            /** @default  */
            houseNo?: string;
            id: string;
            version: number;
        };
        post_rental_house_erase_result: null;
        RentalHouseRelocate: {
            /** @default  */
            buildingId?: string;
            /** @default  */
            communityId?: string;
            id: string;
            /** @default  */
            reason?: string;
            version: number;
        };
        RentalHouseUnshelve: {
            id: string;
            /** @default  */
            reason?: string;
            version: number;
        };
        RentalKeyHandOut: {
            /** @default null */
            due?: string | null;
            /** @default  */
            holder?: string;
            /** @default  */
            holderPhone?: string;
            id: string;
            version: number;
        };
        RentalKeyReportLost: {
            id: string;
            /** @default  */
            reason?: string;
            version: number;
        };
        RentalKeyScrap: {
            id: string;
            /** @default  */
            reason?: string;
            version: number;
        };
        /**
         * @description A new contract. `stage`: how far it goes at once; what is signed already is recorded with its scan, and an electronic one
         *     goes no further than to its signatures.
         */
        LeaseForm: {
            /**
             * @default lease_day
             * @enum {string}
             */
            anchor?: "lease_day" | "natural_month";
            /** @default null */
            anchorDay?: number | null;
            checkIn: string;
            /** @default null */
            contractNo?: string | null;
            /** @default null */
            deductTerms?: string | null;
            departure: string;
            /** @default null */
            deposit?: string | null;
            /** @default 7 */
            depositBackDays?: number;
            depositCharged: boolean;
            /** @default 1 */
            depositMonths?: number;
            /** @default null */
            elecBase?: string | null;
            /** Format: date */
            endDate: string;
            /** @default null */
            filingNo?: string | null;
            /**
             * @default none
             * @enum {string}
             */
            filingState?: "none" | "filed" | "exempt";
            /**
             * @default paper
             * @enum {string}
             */
            form?: "paper" | "electronic";
            freeDays?: components["schemas"]["FreeForm"][];
            /** @default null */
            gasBase?: string | null;
            /** @default null */
            holdId?: string | null;
            /**
             * @default self
             * @enum {string}
             */
            lessorKind?: "self" | "owner";
            /** @default null */
            notes?: string | null;
            /** @default null */
            orderNo?: string | null;
            /** @default null */
            overbookReason?: string | null;
            parties?: components["schemas"]["PartyForm"][];
            /** @default 7 */
            payAdvanceDays?: number;
            /**
             * @default 1
             * @enum {integer}
             */
            payCycle?: 1 | 3 | 6 | 12;
            /** @default  */
            penaltyCap?: string;
            /** @default null */
            penaltyMonths?: number | string | null;
            price: string;
            priceSteps?: components["schemas"]["StepForm"][];
            /** @default null */
            scan?: string | null;
            /** @default null */
            services?: string | null;
            /** @default null */
            signedOn?: string | null;
            /**
             * @default signed
             * @enum {string}
             */
            stage?: "draft" | "submitted" | "signed";
            /** Format: date */
            startDate: string;
            /** @default null */
            tenant?: components["schemas"]["LesseeForm"] | null;
            /** @default null */
            tenantId?: string | null;
            unitId: string;
            /** @default null */
            viewingId?: string | null;
            /** @default null */
            waterBase?: string | null;
        };
        /** @description Rent-free days, both inclusive. */
        FreeForm: {
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
        };
        /**
         * @description Who signs beside the lessee; without a turn of their own they sign behind those who are named before them.
         *
         *     `id`: a party that the contract has already; what its document says is kept where none is sent.
         */
        PartyForm: {
            /** @default null */
            id?: string | null;
            /** @default null */
            idNo?: string | null;
            /** @default id_card */
            idType?: string;
            name: string;
            /** @default null */
            phone?: string | null;
            /** @enum {string} */
            role: "co_tenant" | "guarantor" | "lessor" | "witness";
            /** @default null */
            seq?: number | null;
        };
        /** @description A new monthly price from a day on: an amount, or so many percent more (or less) than until then. */
        StepForm: {
            /** Format: date */
            from: string;
            /** @default null */
            percent?: number | string | null;
            /** @default  */
            price?: string;
        };
        LesseeForm: {
            /** @default null */
            gender?: ("1" | "2") | null;
            /** @default null */
            idNo?: string | null;
            /** @default id_card */
            idType?: string;
            name: string;
            phone: string;
        };
        /** @description `price` is the first rent, `priceNow` that of today, `lastPrice` that of the last day. `planned`: the bills of a contract that is not signed; `bills` are written ones. */
        LeaseShape: {
            accrued: components["schemas"]["AccruedShape"] | null;
            anchor: string;
            anchorDay: number;
            balance: string;
            billingState: string;
            bills: components["schemas"]["BillShape"][];
            can: string[];
            checkIn: string | null;
            checkedBy: string | null;
            contractNo: string;
            contractType: string | null;
            createTime: string;
            deductTerms: string | null;
            departure: string | null;
            deposit: string;
            depositBackDays: number;
            depositCharged: boolean;
            depositHeld: string;
            depositMonths: number;
            elecBase: string | null;
            endDate: string;
            ending: boolean;
            files: string | null;
            filingNo: string | null;
            filingState: string;
            form: string;
            freeDays: components["schemas"]["FreeDaysShape"][];
            gasBase: string | null;
            handed: components["schemas"]["HandedItemShape"][];
            handedOverOn: string | null;
            holdUntil: string | null;
            holdover: boolean;
            id: string;
            lastPrice: string;
            ledger: components["schemas"]["LeasePaymentShape"][];
            lessor: string;
            lessorCode: string | null;
            lessorKind: string;
            mends: {
                [key: string]: "usual" | "rare";
            };
            monthsLeft: number;
            nextLeaseId: string | null;
            notes: string;
            orderNo: string | null;
            paid: string;
            parties: components["schemas"]["LeasePartyShape"][];
            payAdvanceDays: number;
            payCycle: string;
            penaltyCap: string | null;
            penaltyMonths: string | null;
            planned: components["schemas"]["PlannedBillShape"][];
            prepaid: string;
            prevLeaseId: string | null;
            price: string;
            priceNow: string;
            priceSteps: components["schemas"]["PriceStepShape"][];
            reasons: {
                [key: string]: string;
            };
            scan: string | null;
            services: string | null;
            signedOn: string | null;
            startDate: string;
            state: string;
            tenantId: string;
            tenantName: string;
            tenantPhone: string;
            total: string;
            unitId: string;
            unitTitle: string;
            version: number;
            waiting: components["schemas"]["WaitingRefundShape"][];
            waterBase: string | null;
        };
        /** @description Rent since the last day that nobody has billed yet; `explain` is a pair. */
        AccruedShape: {
            amount: string;
            explain: string;
            from: string;
            to: string;
        };
        BillShape: {
            amount: string;
            billNo: string;
            days: number;
            due: string;
            from: string;
            id: string;
            kind: string;
            lines: components["schemas"]["BillLineShape"][];
            open: string;
            paid: string;
            state: string;
            to: string;
            version: number;
        };
        BillLineShape: {
            amount: string;
            explain: string;
        };
        FreeDaysShape: {
            from: string;
            to: string;
        };
        /** @description What the lessee got with the keys. */
        HandedItemShape: {
            count: number;
            name: string;
            photo: string;
            /** @enum {string} */
            state: "good" | "worn" | "broken" | "missing";
        };
        LeasePaymentShape: {
            amount: string;
            billId: string | null;
            direction: string;
            id: string;
            method: string | null;
            no: string;
            note: string;
            operator: string;
            paidOn: string;
            project: string;
            reversedBy: string | null;
            reverses: string | null;
        };
        LeasePartyShape: {
            id: string;
            idNo: string | null;
            idType: string;
            name: string;
            phone: string | null;
            role: string;
            seq: number;
        };
        PlannedBillShape: {
            amount: string;
            days: number;
            due: string;
            from: string;
            kind: string;
            lines: components["schemas"]["PlannedLineShape"][];
            to: string;
        };
        PlannedLineShape: {
            amount: string;
            explain: string;
        };
        /** @description A new rent from a day on; `price` is empty where a percentage says it. */
        PriceStepShape: {
            from: string;
            percent: string | null;
            price: string;
        };
        /** @description A refund that a second person has to agree to; `can` lists what the reader may do to it. */
        WaitingRefundShape: {
            amount: string;
            applicant: components["schemas"]["ApplicantShape"];
            can: string[];
            createTime: string;
            id: string;
            no: string;
            reason: string;
            state: string;
            title: string;
            version: number;
        };
        ApplicantShape: {
            id: string;
            name: string;
        };
        /** @description `id` is the lease. Without parts its oldest bills are paid. */
        UsePrepaid: {
            id: string;
            parts?: components["schemas"]["PayPart"][];
            /** @default null */
            version?: number | null;
        };
        PayPart: {
            amount: string;
            billId: string;
        };
        RentalLeaseAttachFiles: {
            /** @default  */
            files?: string;
            id: string;
            /** @default null */
            version?: number | null;
        };
        RentalLeaseAttachScan: {
            id: string;
            /** @default  */
            scan?: string;
            /** @default null */
            version?: number | null;
        };
        RentalLeaseCancel: {
            id: string;
            /** @default  */
            reason?: string;
            /** @default null */
            version?: number | null;
        };
        RentalLeaseConfirm: {
            id: string;
            /** @default null */
            signedOn?: string | null;
            /** @default null */
            version?: number | null;
        };
        get_rental_lease_detail_query: {
            id: string;
        };
        /** @description The contract anew, as long as nobody has signed it. */
        LeaseEdit: {
            /**
             * @default lease_day
             * @enum {string}
             */
            anchor?: "lease_day" | "natural_month";
            /** @default null */
            anchorDay?: number | null;
            checkIn: string;
            /** @default null */
            contractNo?: string | null;
            /** @default null */
            deductTerms?: string | null;
            departure: string;
            /** @default null */
            deposit?: string | null;
            /** @default 7 */
            depositBackDays?: number;
            depositCharged: boolean;
            /** @default 1 */
            depositMonths?: number;
            /** @default null */
            elecBase?: string | null;
            /** Format: date */
            endDate: string;
            /** @default null */
            filingNo?: string | null;
            /**
             * @default none
             * @enum {string}
             */
            filingState?: "none" | "filed" | "exempt";
            /**
             * @default paper
             * @enum {string}
             */
            form?: "paper" | "electronic";
            freeDays?: components["schemas"]["FreeForm"][];
            /** @default null */
            gasBase?: string | null;
            /** @default null */
            holdId?: string | null;
            id: string;
            /**
             * @default self
             * @enum {string}
             */
            lessorKind?: "self" | "owner";
            /** @default null */
            notes?: string | null;
            /** @default null */
            orderNo?: string | null;
            /** @default null */
            overbookReason?: string | null;
            parties?: components["schemas"]["PartyForm"][];
            /** @default 7 */
            payAdvanceDays?: number;
            /**
             * @default 1
             * @enum {integer}
             */
            payCycle?: 1 | 3 | 6 | 12;
            /** @default  */
            penaltyCap?: string;
            /** @default null */
            penaltyMonths?: number | string | null;
            price: string;
            priceSteps?: components["schemas"]["StepForm"][];
            /** @default null */
            services?: string | null;
            /** Format: date */
            startDate: string;
            /** @default null */
            tenant?: components["schemas"]["LesseeForm"] | null;
            /** @default null */
            tenantId?: string | null;
            unitId: string;
            version: number;
            /** @default null */
            waterBase?: string | null;
        };
        get_rental_lease_figure_query: {
            id: string;
            /** @enum {string} */
            figure: "paid" | "balance" | "prepaid" | "depositHeld";
        };
        /** @description `sum` is that of the lines, in yuan. */
        ExplainedShape: {
            label: string;
            lines: components["schemas"]["ExplainedLine"][];
            rule: string;
            sum: string;
        };
        ExplainedLine: {
            /** @description 元，减少合计的为负 | Yuan; below nothing what lowers the sum */
            amount: string;
            day: string;
            id: string;
            no: string;
            note: string;
            text: string;
        };
        /**
         * @description What the meters show when the lessee gets the keys: a reading of each, and bases to note where there is no meter of the kind;
         *     and what is handed over with them.
         */
        HandOver: {
            /** @default null */
            elecBase?: string | null;
            /** @default null */
            gasBase?: string | null;
            /** @default null */
            handedOverOn?: string | null;
            id: string;
            items?: components["schemas"]["HandedItem"][];
            readings?: components["schemas"]["HandoverReading"][];
            /** @default null */
            version?: number | null;
            /** @default null */
            waterBase?: string | null;
        };
        /** @description Something that the lessee gets with the rooms, keys among them. */
        HandedItem: {
            /** @default 1 */
            count?: number;
            name: string;
            /** @default  */
            photo?: string;
            /**
             * @default good
             * @enum {string}
             */
            state?: "good" | "worn" | "broken" | "missing";
        };
        /** @description What a meter shows on the day; `rolled`: it went through nought. */
        HandoverReading: {
            meterId: string;
            /** @default  */
            photo?: string;
            /** @default false */
            rolled?: boolean;
            /** @default null */
            value?: string | null;
        };
        get_rental_lease_metersToRead_query: {
            id: string;
        };
        get_rental_lease_metersToRead_result: components["schemas"]["MeterToReadShape"][];
        /** @description A meter that is to be read at a handover, with the last that it showed. */
        MeterToReadShape: {
            id: string;
            kind: string;
            lastDate: string | null;
            lastValue: string | null;
            place: string;
            serial: string;
        };
        /** @description `id` and `version` are the lease's. */
        NotRenewing: {
            id: string;
            reason: string;
            /** @default null */
            version?: number | null;
        };
        /** @description Both sides as they were when it was sent to be signed, and again when it took effect; none where nothing was proposed. */
        ChangeDetailShape: {
            after: components["schemas"]["LeaseSideShape"] | null;
            appliedAt: string | null;
            before: components["schemas"]["LeaseSideShape"] | null;
            bills: components["schemas"]["ChangedBillShape"][];
            can: string[];
            checkedBy: string | null;
            contractNo: string;
            createdAt: string;
            createdBy: string;
            difference: string;
            effectiveDay: string;
            form: string;
            holdUntil: string | null;
            id: string;
            kind: string;
            leaseId: string;
            lesseeName: string;
            mends: {
                [key: string]: "usual" | "rare";
            };
            meters: components["schemas"]["HandoverMeterShape"][];
            nextContractNo: string | null;
            nextLeaseId: string | null;
            no: string;
            readingsOn: string | null;
            reason: string;
            reasons: {
                [key: string]: string;
            };
            scan: string | null;
            signedOn: string | null;
            state: string;
            totalAfter: string | null;
            totalBefore: string | null;
            version: number;
            wanted: components["schemas"]["WantedShape"];
        };
        /** @description A lease before or after; `lastPrice` is the rent of its last day. `depositSurplus`: yuan by which the new deposit is lower. */
        LeaseSideShape: {
            deposit: string;
            /** @default null */
            depositSurplus?: string | null;
            endDate: string;
            lastPrice: string;
            lesseeName: string;
            lesseePhone: string;
            payCycle: string;
            payerFrom: string | null;
            payerName: string | null;
            price: string;
            startDate: string;
            steps: components["schemas"]["ChangedStepShape"][];
            /** @default false */
            surplusReturned?: boolean;
            unitTitle: string;
        };
        ChangedStepShape: {
            from: string;
            price: string;
        };
        /**
         * @description `state`: issued and kept stay, changed and void are planned ones that do not, new and next are added, next to the lease that
         *     follows.
         */
        ChangedBillShape: {
            after: string | null;
            before: string | null;
            difference: string;
            due: string;
            from: string;
            kind: string;
            lines: components["schemas"]["ChangedLineShape"][];
            state: string;
            to: string;
        };
        ChangedLineShape: {
            amount: string;
            explain: string;
            origin: string;
        };
        /** @description A meter that is to be read; `leaves`: of the unit that is left. */
        HandoverMeterShape: {
            id: string;
            kind: string;
            lastDate: string | null;
            lastValue: string | null;
            leaves: boolean;
            place: string;
            serial: string;
        };
        /** @description What was asked for, as it was typed; empty or None where nothing was. */
        WantedShape: {
            deposit: string;
            depositSurplus: string;
            effectiveDay: string | null;
            endDate: string | null;
            payCycle: number | null;
            payerKind: string;
            payerName: string;
            payerPhone: string;
            payerTaxNo: string;
            price: string;
            priceSteps: components["schemas"]["PriceStepShape"][];
            tenant: components["schemas"]["WantedLesseeShape"] | null;
            tenantId: string | null;
            unitId: string | null;
        };
        /** @description The document is masked; sent back so, it stays as it was. */
        WantedLesseeShape: {
            idNo: string | null;
            name: string;
            phone: string;
        };
        /** @description Takes money for a bill; project is not asked, the bill says it. `version` is that of the bill. */
        PayBill: {
            amount: string;
            billId: string;
            /**
             * @default cash
             * @enum {string}
             */
            method?: "cash" | "wechat" | "alipay" | "card" | "transfer" | "company" | "other";
            /** @default null */
            note?: string | null;
            /** @default null */
            paidOn?: string | null;
            /** @default rent */
            project?: string;
            /** @default null */
            version?: number | null;
        };
        /** @description As the lease form, while it is being filled: without an end a year is proposed, without a price no bill. */
        PreviewForm: {
            /**
             * @default lease_day
             * @enum {string}
             */
            anchor?: "lease_day" | "natural_month";
            /** @default null */
            anchorDay?: number | null;
            /** @default null */
            deposit?: string | null;
            /** @default true */
            depositCharged?: boolean;
            /** @default 1 */
            depositMonths?: number;
            /** @default null */
            endDate?: string | null;
            freeDays?: components["schemas"]["FreeForm"][];
            /** @default 7 */
            payAdvanceDays?: number;
            /**
             * @default 1
             * @enum {integer}
             */
            payCycle?: 1 | 3 | 6 | 12;
            /** @default  */
            price?: string;
            priceSteps?: components["schemas"]["StepForm"][];
            /** Format: date */
            startDate: string;
            /** @default null */
            unitId?: string | null;
        };
        LeasePreviewShape: {
            bills: components["schemas"]["PlannedBillShape"][];
            deposit: string;
            earliestEnd: string;
            endDate: string;
            latestEnd: string;
            listPrice: string | null;
            rent: string;
            startDate: string;
            total: string;
        };
        /** @description `id` is the lease, `ledger_id` the line of its ledger. */
        ReversePayment: {
            id: string;
            ledgerId: string;
            reason: string;
            /** @default null */
            version?: number | null;
        };
        /** @description What every action names: the order and the version that the clerk saw. */
        OrderRef: {
            id: string;
            /** @default null */
            version?: number | null;
        };
        RentalLeaseTurnToPaper: {
            id: string;
            /** @default  */
            scan?: string;
            /** @default null */
            version?: number | null;
        };
        /** @description `version`: that of the lease the person saw; `submit`: it goes to be signed at once instead of waiting as a draft. */
        ChangeForm: {
            /** @default null */
            changeId?: string | null;
            /** @default  */
            deposit?: string;
            /**
             * @default keep
             * @enum {string}
             */
            depositSurplus?: "keep" | "return";
            /** @default null */
            effectiveDay?: string | null;
            /** @default null */
            endDate?: string | null;
            /**
             * @default paper
             * @enum {string}
             */
            form?: "paper" | "electronic";
            /** @enum {string} */
            kind: "renew" | "room_change" | "transfer" | "price" | "payer";
            leaseId: string;
            /** @default null */
            payCycle?: (1 | 3 | 6 | 12) | null;
            /**
             * @default company
             * @enum {string}
             */
            payerKind?: "person" | "company";
            /** @default  */
            payerName?: string;
            /** @default  */
            payerPhone?: string;
            /** @default  */
            payerTaxNo?: string;
            /** @default  */
            price?: string;
            priceSteps?: components["schemas"]["StepForm"][];
            /** @default  */
            reason?: string;
            /** @default false */
            submit?: boolean;
            /** @default null */
            tenant?: components["schemas"]["NewLesseeForm"] | null;
            /** @default null */
            tenantId?: string | null;
            /** @default null */
            unitId?: string | null;
            /** @default null */
            version?: number | null;
        };
        /** @description Who takes the lease over; of a draft the document may be sent as it was shown, masked, which leaves it as it was. */
        NewLesseeForm: {
            /** @default null */
            gender?: ("1" | "2") | null;
            /** @default null */
            idNo?: string | null;
            /** @default id_card */
            idType?: string;
            name: string;
            phone: string;
        };
        RentalLeaseChangeCancel: {
            id: string;
            /** @default  */
            reason?: string;
            version: number;
        };
        RentalLeaseChangeConfirm: {
            id: string;
            /** @default  */
            scan?: string;
            /** @default null */
            signedOn?: string | null;
            version: number;
        };
        RentalLeaseChangeDecline: {
            id: string;
            /** @default  */
            reason?: string;
            version: number;
        };
        get_rental_leaseChange_detail_query: {
            id: string;
        };
        /** @description A draft anew; of what kind it is stays. */
        ChangeEdit: {
            /** @default  */
            deposit?: string;
            /**
             * @default keep
             * @enum {string}
             */
            depositSurplus?: "keep" | "return";
            /** @default null */
            effectiveDay?: string | null;
            /** @default null */
            endDate?: string | null;
            /**
             * @default paper
             * @enum {string}
             */
            form?: "paper" | "electronic";
            id: string;
            /** @default null */
            payCycle?: (1 | 3 | 6 | 12) | null;
            /**
             * @default company
             * @enum {string}
             */
            payerKind?: "person" | "company";
            /** @default  */
            payerName?: string;
            /** @default  */
            payerPhone?: string;
            /** @default  */
            payerTaxNo?: string;
            /** @default  */
            price?: string;
            priceSteps?: components["schemas"]["StepForm"][];
            /** @default  */
            reason?: string;
            /** @default null */
            tenant?: components["schemas"]["NewLesseeForm"] | null;
            /** @default null */
            tenantId?: string | null;
            /** @default null */
            unitId?: string | null;
            version: number;
        };
        get_rental_leaseChange_ofLease_query: {
            id: string;
        };
        get_rental_leaseChange_ofLease_result: components["schemas"]["ChangeShape"][];
        ChangeShape: {
            appliedAt: string | null;
            can: string[];
            checkedBy: string | null;
            contractNo: string;
            createdAt: string;
            createdBy: string;
            difference: string;
            effectiveDay: string;
            form: string;
            holdUntil: string | null;
            id: string;
            kind: string;
            leaseId: string;
            lesseeName: string;
            mends: {
                [key: string]: "usual" | "rare";
            };
            nextContractNo: string | null;
            nextLeaseId: string | null;
            no: string;
            readingsOn: string | null;
            reason: string;
            reasons: {
                [key: string]: string;
            };
            scan: string | null;
            signedOn: string | null;
            state: string;
            version: number;
        };
        /** @description `change_id`: the draft that is edited. */
        ChangePreviewForm: {
            /** @default null */
            changeId?: string | null;
            /** @default  */
            deposit?: string;
            /**
             * @default keep
             * @enum {string}
             */
            depositSurplus?: "keep" | "return";
            /** @default null */
            effectiveDay?: string | null;
            /** @default null */
            endDate?: string | null;
            /** @enum {string} */
            kind: "renew" | "room_change" | "transfer" | "price" | "payer";
            leaseId: string;
            /** @default null */
            payCycle?: (1 | 3 | 6 | 12) | null;
            /**
             * @default company
             * @enum {string}
             */
            payerKind?: "person" | "company";
            /** @default  */
            payerName?: string;
            /** @default  */
            payerPhone?: string;
            /** @default  */
            payerTaxNo?: string;
            /** @default  */
            price?: string;
            priceSteps?: components["schemas"]["StepForm"][];
            /** @default null */
            tenant?: components["schemas"]["NewLesseeForm"] | null;
            /** @default null */
            tenantId?: string | null;
            /** @default null */
            unitId?: string | null;
        };
        /** @description `difference`: yuan that all bills together grow by. `taken`: somebody has the nights that it needs. */
        ChangePreviewShape: {
            after: components["schemas"]["LeaseSideShape"];
            alternatives: components["schemas"]["InsteadShape"][];
            before: components["schemas"]["LeaseSideShape"];
            bills: components["schemas"]["ChangedBillShape"][];
            difference: string;
            effectiveDay: string;
            taken: boolean;
            totalAfter: string;
            totalBefore: string;
        };
        InsteadShape: {
            price: string;
            title: string;
            unitId: string;
        };
        /** @description What the meters show on the day of the handover: of the unit that is left, and of another one that is moved into. */
        ReadMeters: {
            id: string;
            readings?: components["schemas"]["HandoverReading"][];
            version: number;
        };
        RentalLeaseChangeTurnToPaper: {
            id: string;
            /** @default  */
            scan?: string;
            version: number;
        };
        /** @description `amount`: as much of the line as was wrong. A line never changes, so it has no version to be told by: a repeat is known by its key. */
        CorrectLine: {
            amount: string;
            id: string;
            reason: string;
        };
        /** @description The line of today, and the one that it corrects. */
        CorrectionShape: {
            amount: string;
            corrects: string;
            id: string;
            no: string;
        };
        /** @description For exactly one of order, lease and colleague. Without `code` one is made. */
        IssueCode: {
            /** @default null */
            code?: string | null;
            id: string;
            /** @default null */
            leaseId?: string | null;
            /** @default null */
            orderId?: string | null;
            reason: string;
            validFrom: string;
            validUntil: string;
            version: number;
            /** @default null */
            workerId?: string | null;
        };
        /** @description `shown_once`: the code itself, which no other answer has. */
        IssuedCodeShape: {
            id: string;
            shownOnce: string;
        };
        RentalLockCodeRevoke: {
            id: string;
            /** @default  */
            revokeReason?: string;
            version: number;
        };
        RentalLostItemClaim: {
            /** Format: date */
            endedOn: string;
            id: string;
            /** @default  */
            note?: string;
            /** @default  */
            ownerName?: string;
            /** @default  */
            ownerPhone?: string;
            version: number;
        };
        RentalLostItemDispose: {
            /** Format: date */
            endedOn: string;
            id: string;
            /** @default  */
            note?: string;
            version: number;
        };
        RentalLostItemKeepOn: {
            id: string;
            /** @default  */
            reason?: string;
            version: number;
        };
        BeginRound: {
            /** @default  */
            buildingId?: string;
            communityId: string;
            /** Format: date */
            readDate: string;
            /** @default  */
            readerId?: string;
        };
        WalkShape: {
            readOnly: boolean;
            readings: components["schemas"]["ReadingCard"][];
            rounds: components["schemas"]["WalkRound"][];
        };
        /**
         * @description A reading on a phone. Quantities are texts without the zeros behind; `usages` are the last ones, the newest first.
         *     `state` is that of its process, or "deleted".
         */
        ReadingCard: {
            building: string;
            community: string;
            conflict: components["schemas"]["ReadingClash"] | null;
            digits: number;
            factor: string;
            id: string;
            kind: string;
            lastValue: string;
            livedIn: boolean;
            meterId: string;
            meterKind: string;
            meterNo: string;
            photo: string | null;
            place: string | null;
            readDate: string;
            rolled: boolean;
            round: string;
            since: string | null;
            skipped: string | null;
            state: string;
            usage: string | null;
            usages: string[];
            value: string | null;
            version: number;
            walk: number;
            warnings: string[];
        };
        /** @description What was read and did not fit what had been written meanwhile; `why` is a pair text. */
        ReadingClash: {
            value: string | null;
            why: string;
        };
        /** @description A community on a day: how many readings it has, and how many open ones are not on the phone yet. */
        WalkRound: {
            key: string;
            more: number;
            name: string;
            readDate: string;
            total: number;
        };
        /**
         * @description `version`: of the reading as the phone knew it. `value`: what the meter shows, of one that is changed the old one;
         *     `new_value`: the new one's. `at`: the phone's moment.
         */
        TakeReading: {
            /** @enum {string} */
            act: "read" | "estimate" | "swap" | "skip";
            /** @default  */
            at?: string;
            clientId: string;
            id: string;
            /** @default null */
            newValue?: number | string | null;
            photos?: string[];
            /** @default  */
            reason?: string;
            /** @default false */
            rolled?: boolean;
            /** @default null */
            value?: number | string | null;
            version: number;
        };
        ReadingTakenShape: {
            reading: components["schemas"]["ReadingCard"];
        };
        MeterPhotoShape: {
            path: string;
        };
        RentalMeterReadingVoid: {
            id: string;
            /** @default  */
            reason?: string;
            version: number;
        };
        /** @description Who pays, nobody for the guest; the nights to come cost what they did, or what is quoted for that company's guests. */
        OnAccount: {
            /** @default null */
            companyId?: string | null;
            id: string;
            /**
             * @default keep
             * @enum {string}
             */
            priceMode?: "keep" | "reprice";
            /** @default null */
            version?: number | null;
        };
        /** @description An order whole; `notices` is what the act that answers with it has to say beside it. */
        DailyOrderShape: {
            arrival: components["schemas"]["ObstacleShape"][];
            can: string[];
            cancelPolicy: string | null;
            cancelReason: string | null;
            channel: string;
            checkIn: string;
            checkOut: string;
            checkedInAt: string | null;
            checkedOutAt: string | null;
            communityId: string;
            companyId: string | null;
            contactName: string;
            contactPhone: string;
            createBy: string | null;
            createTime: string;
            group: components["schemas"]["GroupedOrder"][];
            groupNo: string | null;
            guests: components["schemas"]["GuestShape"][];
            hours: components["schemas"]["HoursShape"] | null;
            id: string;
            ledger: components["schemas"]["LedgerShape"][];
            locked: boolean;
            log: components["schemas"]["LogShape"][];
            mends: {
                [key: string]: "usual" | "rare";
            };
            money: components["schemas"]["MoneyShape"];
            nightCount: number;
            nights: components["schemas"]["NightShape"][];
            notices: string[];
            orderNo: string;
            reasons: {
                [key: string]: string;
            };
            remark: string;
            segments: components["schemas"]["SegmentShape"][];
            state: string;
            unitId: string | null;
            unitTitle: string;
            unitType: string | null;
            version: number;
            waiting: components["schemas"]["WaitingRefundShape"][];
        };
        /** @description What stands in the way of a check-in; `mend` as in what is offered for the order. */
        ObstacleShape: {
            id: string;
            mend: ("usual" | "rare") | null;
            occupants: components["schemas"]["OccupantShape"][];
            text: string;
        };
        /** @description A guest who is still in the room; `balance` in yuan is what they owe. */
        OccupantShape: {
            balance: string;
            checkOut: string;
            guest: string;
            orderId: string;
            orderNo: string;
            unitTitle: string;
        };
        /** @description A room of the same party; `balance` in yuan. */
        GroupedOrder: {
            balance: string;
            can: string[];
            checkIn: string;
            checkOut: string;
            id: string;
            mends: {
                [key: string]: "usual" | "rare";
            };
            orderNo: string;
            reasons: {
                [key: string]: string;
            };
            state: string;
            unitTitle: string;
        };
        /** @description The document number is masked. */
        GuestShape: {
            checkinAt: string | null;
            checkoutAt: string | null;
            gender: string | null;
            id: string;
            idNo: string | null;
            idType: string | null;
            isMain: boolean;
            name: string;
            phone: string | null;
            renterId: string | null;
        };
        /** @description `balance` is the running one after this line. */
        LedgerShape: {
            amount: string;
            balance: string;
            direction: string;
            id: string;
            method: string | null;
            no: string;
            note: string | null;
            operator: string;
            paidOn: string;
            project: string;
            reversedBy: string | null;
            reverses: string | null;
        };
        LogShape: {
            action: string;
            by: string;
            text: string;
            time: string;
        };
        MoneyShape: {
            balance: string;
            cancelFee: string;
            charged: string;
            depositDue: string;
            depositHeld: string;
            paid: string;
            receivedDeposit: string;
            receivedRoom: string;
            refundedDeposit: string;
            total: string;
        };
        NightShape: {
            night: string;
            price: string;
            reason: string | null;
            rule: string;
            source: string;
            unitId: string | null;
            unitTitle: string;
        };
        /** @description Without a unit it waits in the unassigned queue; `overbooked`: more wait than can be placed. */
        SegmentShape: {
            from: string;
            id: string;
            overbooked: boolean;
            to: string;
            unitId: string | null;
            unitTitle: string;
        };
        get_rental_order_accountQuote_query: {
            id: string;
            /** @default  */
            companyId?: string;
        };
        /** @description Yuan for all nights: as they are, and as they are quoted on the account of that company. */
        AccountQuoteShape: {
            kept: string;
            repriced: string;
        };
        /**
         * @description Without a unit it names the type that is to be assigned later, and the community. `quoted`: the sum that was shown.
         *     `companyId`: on whose account it is.
         */
        OrderAdd: {
            cashier?: components["schemas"]["CashEntry"][];
            /** @default walk_in */
            channel?: string;
            /** Format: date */
            checkIn: string;
            /** @default false */
            checkInNow?: boolean;
            /** Format: date */
            checkOut: string;
            /** @default null */
            communityId?: string | null;
            /** @default null */
            companyId?: string | null;
            /** @default false */
            confirm?: boolean;
            contactName: string;
            contactPhone: string;
            /** @default null */
            depositDue?: string | null;
            /** @default false */
            forceDirty?: boolean;
            guests?: components["schemas"]["GuestForm"][];
            /** @default null */
            holdId?: string | null;
            /** @default null */
            hours?: components["schemas"]["HoursForm"] | null;
            /** @default null */
            nightPrices?: components["schemas"]["NightPrice"][] | null;
            /** @default null */
            overbookReason?: string | null;
            /** @default null */
            overrideReason?: string | null;
            /** @default null */
            priceReason?: string | null;
            /** @default null */
            quoted?: string | null;
            /** @default null */
            reason?: string | null;
            /** @default null */
            remark?: string | null;
            /** @default null */
            unitId?: string | null;
            /** @default null */
            unitType?: string | null;
        };
        /** @description One line of the cashier form. Extras (service, damage…) are charged and received at once, or put on account. */
        CashEntry: {
            amount: string;
            /**
             * @default cash
             * @enum {string}
             */
            method?: "cash" | "wechat" | "alipay" | "card" | "transfer" | "company" | "other";
            /** @default null */
            note?: string | null;
            /** @default null */
            paidOn?: string | null;
            project: string;
        };
        /** @description `id`: a guest that the order has already; a masked number is that guest's. */
        GuestForm: {
            /** @default null */
            gender?: ("1" | "2" | "") | null;
            /** @default null */
            id?: string | null;
            /** @default null */
            idNo?: string | null;
            /** @default null */
            idType?: string | null;
            /** @default false */
            isMain?: boolean;
            name: string;
            /** @default null */
            phone?: string | null;
        };
        NightPrice: {
            /** Format: date */
            night: string;
            price: string;
        };
        /**
         * @description Who books, and the rooms; guests are told room by room as they come.
         *
         *     What an order takes beside these, guests and prices of nights, is refused and not dropped.
         */
        GroupAdd: {
            /** @default walk_in */
            channel?: string;
            /** @default null */
            companyId?: string | null;
            /** @default true */
            confirm?: boolean;
            contactName: string;
            contactPhone: string;
            /** @default null */
            overrideReason?: string | null;
            /** @default null */
            remark?: string | null;
            rooms: components["schemas"]["GroupRoom"][];
        };
        /** @description Nights [checkIn, checkOut) of a unit; `quoted`: the sum that was shown, yuan. */
        GroupRoom: {
            /** Format: date */
            checkIn: string;
            /** Format: date */
            checkOut: string;
            /** @default null */
            quoted?: string | null;
            unitId: string;
        };
        GroupAdded: {
            groupNo: string;
            orders: components["schemas"]["GroupedOrder"][];
        };
        Assign: {
            /** @default null */
            holdId?: string | null;
            id: string;
            /** @default null */
            nightPrices?: components["schemas"]["NightPrice"][] | null;
            /** @default null */
            overbookReason?: string | null;
            /** @default null */
            overrideReason?: string | null;
            /**
             * @default keep
             * @enum {string}
             */
            priceMode?: "keep" | "reprice" | "typed";
            /** @default null */
            reason?: string | null;
            unitId: string;
            /** @default null */
            version?: number | null;
        };
        get_rental_order_bestFit_query: {
            id: string;
        };
        get_rental_order_bestFit_result: components["schemas"]["FitShape"][];
        /** @description `before` and `after`: nights left empty around the stay, null when nothing is near. */
        FitShape: {
            after: number | null;
            before: number | null;
            price: string;
            reason: string;
            title: string;
            total: string;
            unitId: string;
            unitType: string;
        };
        /** @description An action that must be explained. */
        Reasoned: {
            id: string;
            reason: string;
            /** @default null */
            version?: number | null;
        };
        /** @description `more`: the parts of a split payment that were made in other ways. */
        Cashier: {
            amount: string;
            id: string;
            /**
             * @default cash
             * @enum {string}
             */
            method?: "cash" | "wechat" | "alipay" | "card" | "transfer" | "company" | "other";
            more?: components["schemas"]["CashEntry"][];
            /** @default null */
            note?: string | null;
            /** @default null */
            paidOn?: string | null;
            project: string;
            /** @default null */
            version?: number | null;
        };
        CheckIn: {
            cashier?: components["schemas"]["CashEntry"][];
            /** @default false */
            early?: boolean;
            /** @default false */
            forceDirty?: boolean;
            id: string;
            /** @default null */
            reason?: string | null;
            /** @default null */
            version?: number | null;
        };
        GroupCheckIn: {
            groupNo: string;
            rooms: components["schemas"]["PickedRoom"][];
        };
        /** @description A room of the party, by its order. */
        PickedRoom: {
            orderId: string;
        };
        /** @description The rooms by name; `notices`: what is to be said beside it. */
        GroupArrived: {
            notices: string[];
            rooms: string[];
        };
        /** @description `settle`: what is open changes hands with it, and the order is closed where nothing is left. */
        CheckOut: {
            /** @default false */
            allowDebt?: boolean;
            id: string;
            /** @default null */
            reason?: string | null;
            /** @default null */
            settle?: components["schemas"]["Settling"] | null;
            /** @default null */
            version?: number | null;
        };
        /**
         * @description `takes`, `gives`: what the clerk was shown to take from the guest or to give them, yuan; at most one is above nothing.
         *     `keep_deposit`: it stays here for now, and with it the order stays open.
         */
        Settling: {
            gives: string;
            /** @default false */
            keepDeposit?: boolean;
            /**
             * @default cash
             * @enum {string}
             */
            method?: "cash" | "wechat" | "alipay" | "card" | "transfer" | "other";
            takes: string;
        };
        get_rental_order_checkOutQuote_query: {
            id: string;
        };
        /** @description Amounts in yuan; `from`: the first night that is given back; `alone`: what one person may still pay out of the account. */
        CheckOutQuoteShape: {
            alone: string;
            amount: string;
            balance: string;
            company: string | null;
            depositHeld: string;
            depositKept: components["schemas"]["HandedOver"];
            early: boolean;
            from: string | null;
            keptNight: boolean;
            nights: number;
            settled: components["schemas"]["HandedOver"];
        };
        /** @description What the guest pays or gets when they leave, yuan; at most one is above nothing. */
        HandedOver: {
            gives: string;
            takes: string;
        };
        get_rental_order_detail_query: {
            id: string;
        };
        OrderEdit: {
            /** @default walk_in */
            channel?: string;
            contactName: string;
            contactPhone: string;
            guests?: components["schemas"]["GuestForm"][];
            id: string;
            /** @default null */
            nightPrices?: components["schemas"]["NightPrice"][] | null;
            /** @default null */
            priceReason?: string | null;
            /** @default null */
            remark?: string | null;
            /** @default null */
            version?: number | null;
        };
        /** @description `reason`: why nights are added that were slept already. */
        Resize: {
            /** @default null */
            checkIn?: string | null;
            /** @default null */
            checkOut?: string | null;
            /** @default null */
            holdId?: string | null;
            id: string;
            /** @default null */
            overbookReason?: string | null;
            /** @default null */
            overrideReason?: string | null;
            /** @default null */
            reason?: string | null;
            /** @default null */
            version?: number | null;
        };
        get_rental_order_figure_query: {
            id: string;
            /** @enum {string} */
            figure: "total" | "charged" | "paid" | "receivedRoom" | "receivedDeposit" | "refundedDeposit" | "depositHeld" | "balance";
        };
        /** @description Where and when the guest is to be; the price stays, is asked for anew, or is typed. */
        ChangeHours: {
            /** Format: date */
            day: string;
            /** @default null */
            holdId?: string | null;
            hours: components["schemas"]["HoursForm"];
            id: string;
            /** @default null */
            nightPrices?: components["schemas"]["NightPrice"][] | null;
            /** @default null */
            overbookReason?: string | null;
            /** @default null */
            overrideReason?: string | null;
            /**
             * @default keep
             * @enum {string}
             */
            priceMode?: "keep" | "reprice" | "typed";
            /** @default null */
            reason?: string | null;
            unitId: string;
            /** @default null */
            version?: number | null;
        };
        Lock: {
            id: string;
            /** @default true */
            locked?: boolean;
            /** @default null */
            version?: number | null;
        };
        Move: {
            /** @default null */
            from?: string | null;
            /** @default null */
            holdId?: string | null;
            id: string;
            /** @default null */
            nightPrices?: components["schemas"]["NightPrice"][] | null;
            /** @default null */
            overbookReason?: string | null;
            /** @default null */
            overrideReason?: string | null;
            /**
             * @default keep
             * @enum {string}
             */
            priceMode?: "keep" | "reprice" | "typed";
            /** @default null */
            reason?: string | null;
            stayId: string;
            /** @default null */
            to?: string | null;
            unitId: string;
            /** @default null */
            version?: number | null;
        };
        Note: {
            id: string;
            /** @default  */
            remark?: string;
            /** @default null */
            version?: number | null;
        };
        GroupPayment: {
            groupNo: string;
            /**
             * @default cash
             * @enum {string}
             */
            method?: "cash" | "wechat" | "alipay" | "card" | "transfer" | "other";
            /** @default null */
            note?: string | null;
            rooms: components["schemas"]["PaidRoom"][];
        };
        /** @description `balance`: what the room was shown to owe, yuan; it is paid whole. */
        PaidRoom: {
            balance: string;
            orderId: string;
        };
        /** @description `total` in yuan. */
        GroupPaid: {
            receipts: components["schemas"]["GroupReceipt"][];
            total: string;
        };
        /** @description The line of a room's ledger; `amount` in yuan. */
        GroupReceipt: {
            amount: string;
            no: string;
            orderId: string;
            orderNo: string;
            room: string;
        };
        /** @description What nights cost from now on, and why. */
        OrderPrices: {
            id: string;
            nightPrices: components["schemas"]["NightPrice"][];
            priceReason: string;
            /** @default null */
            version?: number | null;
        };
        Reverse: {
            id: string;
            ledgerId: string;
            reason: string;
            /** @default null */
            version?: number | null;
        };
        Split: {
            /** Format: date */
            date: string;
            id: string;
            /** @default null */
            overbookReason?: string | null;
            /** @default null */
            overrideReason?: string | null;
            /** @default null */
            reason?: string | null;
            stayId: string;
            unitId: string;
            /** @default null */
            version?: number | null;
        };
        /** @description `with_version`: the version of the other order that the clerk saw. */
        Swap: {
            id: string;
            /** @default null */
            overbookReason?: string | null;
            /** @default null */
            overrideReason?: string | null;
            /** @default null */
            reason?: string | null;
            stayId: string;
            /** @default null */
            version?: number | null;
            withStayId: string;
            /** @default null */
            withVersion?: number | null;
        };
        /** @description `unitType`: to wait for another type than that of the unit. */
        Unassign: {
            id: string;
            /** @default null */
            overbookReason?: string | null;
            /** @default null */
            overrideReason?: string | null;
            /** @default null */
            reason?: string | null;
            /** @default null */
            unitType?: string | null;
            /** @default null */
            version?: number | null;
        };
        /** @description `day`: any of the month; without `ownerId` for every owner who has a house. */
        DrawUp: {
            /** Format: date */
            day: string;
            /** @default  */
            ownerId?: string;
        };
        get_rental_ownerStatement_paper_query: {
            id: string;
        };
        /** @description Yuan; `inWords`: the payout in capitals. */
        StatementPaper: {
            cost: string;
            first: string;
            inWords: string;
            income: string;
            last: string;
            lines: components["schemas"]["PaperLine"][];
            month: string;
            organisation: string;
            owner: string;
            payout: string;
            share: string;
            shareRate: string;
        };
        PaperLine: {
            amount: string;
            fromDay: string;
            house: string;
            /** @enum {string} */
            kind: "stay" | "rent" | "repair" | "expense";
            nights: number | null;
            no: string;
            text: string;
            toDay: string;
        };
        RentalOwnerStatementPay: {
            id: string;
            /** @default  */
            method?: string;
            /** @default  */
            note?: string;
            /** Format: date */
            paidOn: string;
            version: number;
        };
        RentalOwnerStatementReopen: {
            id: string;
            /** @default  */
            reason?: string;
            version: number;
        };
        /** @description `seen`: the proposal that the clerk saw. */
        PackingApply: {
            communityId: string;
            /** Format: date */
            from: string;
            keep?: string[];
            seen: string;
            /** Format: date */
            to: string;
        };
        /** @description What was carried out; `back` is the body that takes it back. */
        PackedShape: {
            back: components["schemas"]["PackedBack"][];
            moved: number;
        };
        /** @description Where a stay was before, with the version that its order has now: sent as it is, it takes the move back. */
        PackedBack: {
            id: string;
            stayId: string;
            unitId: string | null;
            version: number;
        };
        /** @description Nights [from, to) of a community; `keep`: stays (ids of bars) that are left where they are. */
        PackingQuery: {
            communityId: string;
            /** Format: date */
            from: string;
            keep?: string[];
            /** Format: date */
            to: string;
        };
        /** @description Gaps are unbroken runs of free nights of all leaves of the community inside the window. */
        PackingShape: {
            communityId: string;
            from: string;
            gapsAfter: number;
            gapsBefore: number;
            moves: components["schemas"]["PackingMove"][];
            rows: components["schemas"]["PackingRow"][];
            seen: string;
            to: string;
            unplaced: components["schemas"]["PackingUnplaced"][];
        };
        /** @description `unit_id` is null while the stay waits for a unit. */
        PackingMove: {
            from: string;
            guest: string;
            no: string;
            orderId: string;
            stayId: string;
            to: string;
            toUnit: string;
            toUnitId: string;
            unit: string;
            unitId: string | null;
        };
        /** @description A leaf on which something changes. */
        PackingRow: {
            after: components["schemas"]["PackingBar"][];
            before: components["schemas"]["PackingBar"][];
            title: string;
            unitId: string;
        };
        PackingBar: {
            from: string;
            kind: string;
            moves: boolean;
            stayId: string;
            to: string;
        };
        /** @description A stay that goes on waiting; `reason` says `why` in words. */
        PackingUnplaced: {
            from: string;
            guest: string;
            no: string;
            orderId: string;
            reason: string;
            stayId: string;
            to: string;
            unitType: string;
            /** @enum {string} */
            why: "full" | "gap" | "locked" | "dates" | "kept";
        };
        PackingRestore: {
            back: components["schemas"]["BackMove"][];
        };
        /** @description A stay back to the unit it had; null: back to those that wait. `id` and `version` are those of its order. */
        BackMove: {
            id: string;
            stayId: string;
            /** @default null */
            unitId?: string | null;
            version: number;
        };
        get_rental_portrait_query: {
            id: string;
            /**
             * @default daily
             * @enum {string}
             */
            mode?: "daily" | "long";
        };
        PortraitShape: {
            house: components["schemas"]["RentalHouse"];
            lines: components["schemas"]["PortraitLine"][];
            months: components["schemas"]["PortraitMonth"][];
            places: number;
            repairs: components["schemas"]["PortraitLine"][];
            title: string;
            units: components["schemas"]["PortraitUnit"][];
        };
        /** @description `to` is exclusive; `amount` is the stay's total, the month's rent or the cost of a repair; `name`: of what, for a ticket. */
        PortraitLine: {
            amount: string;
            from: string;
            /** @enum {string} */
            kind: "order" | "lease" | "block" | "ticket";
            name: string;
            no: string;
            reason: string;
            sourceId: string;
            state: string;
            to: string;
            unit: string;
        };
        /** @description `places`: nights there were to let; `income` is null for those who may not see the ledger. */
        PortraitMonth: {
            blocked: number;
            income: string | null;
            month: string;
            places: number;
            taken: number;
        };
        PortraitUnit: {
            id: string;
            /** @enum {string} */
            kind: "house" | "room" | "bed";
            title: string;
        };
        get_rental_price_calendar_query: {
            /** @default null */
            from?: string | null;
            /** @default null */
            to?: string | null;
            /** @default null */
            communityId?: string | null;
            /** @default null */
            buildingId?: string | null;
        };
        PriceCalendarShape: {
            communityId: string | null;
            days: components["schemas"]["PlanNight"][];
            rows: components["schemas"]["PriceRow"][];
            today: string;
        };
        PlanNight: {
            holiday: components["schemas"]["HolidayShape"] | null;
            night: string;
            weekday: number;
        };
        /** @description A unit with its four standing prices and a cell for each day. */
        PriceRow: {
            base: string;
            cells: components["schemas"]["PriceCell"][];
            holiday: string | null;
            kind: string;
            title: string;
            typeText: string;
            unitId: string;
            unitType: string;
            weekday: string | null;
            weekend: string | null;
        };
        /** @description `rule`: by which rule it costs that; `note`: the plans, or why the day has a price of its own. */
        PriceCell: {
            note: string | null;
            price: string;
            rule: string;
        };
        /**
         * @description Prices of the nights [from, to) for those from `target` on, once or over and over until before `until`.
         *
         *     `take`: prices of single nights only, where a night without one leaves none behind, or whatever each night costs. `align`: the
         *     nights in their order, or each from a night of its weekday. `kept`: nights that have a price of their own keep it. `dryRun`
         *     and `seen` as in `PricePaint`.
         */
        PriceCopy: {
            /**
             * @default weekday
             * @enum {string}
             */
            align?: "weekday" | "date";
            /** @default false */
            dryRun?: boolean;
            /** Format: date */
            from: string;
            /** @default false */
            kept?: boolean;
            /** @default null */
            reason?: string | null;
            /**
             * @default none
             * @enum {string}
             */
            rounding?: "none" | "yuan" | "ten" | "eight";
            /** @default null */
            seen?: string | null;
            /**
             * @default none
             * @enum {string}
             */
            shift?: "none" | "percent" | "add";
            /**
             * @default own
             * @enum {string}
             */
            take?: "own" | "all";
            /** Format: date */
            target: string;
            /** Format: date */
            to: string;
            unitIds: string[];
            /** @default null */
            until?: string | null;
            /** @default null */
            value?: string | null;
        };
        /**
         * @description As `PaintShape`; `changed` counts the nights that are written, `kept` those that keep their own, `unpaired` those for which
         *     there is nothing to copy. The last two stay as they are.
         */
        CopyShape: {
            changed: number;
            changes: components["schemas"]["RuleChangeShape"][];
            incomeNew: string;
            incomeOld: string;
            kept: number;
            lines: components["schemas"]["CopyLine"][];
            seen: string;
            unpaired: number;
            unsold: number;
        };
        /** @description What was set before and after; sent back to `restore`, it takes the change back. */
        RuleChangeShape: {
            after: components["schemas"]["RuleState"] | null;
            before: components["schemas"]["RuleState"] | null;
            night: string;
            unitId: string;
        };
        RuleState: {
            closed: boolean;
            closedIn: boolean;
            closedOut: boolean;
            minNights: number | null;
            price: string | null;
            reason: string | null;
        };
        /** @description `source`: the night it is copied from, if any; `kept`: it has a price of its own and keeps it. */
        CopyLine: {
            kept: boolean;
            new: string;
            night: string;
            old: string;
            sold: boolean;
            source: string | null;
            unitId: string;
        };
        /** @description `dryRun` only answers; `seen` is what a dry run said, so that nothing else is written than what was looked at. */
        PricePaint: {
            /** @default false */
            dryRun?: boolean;
            /** @enum {string} */
            mode: "set" | "percent" | "add" | "base";
            /** @default null */
            reason?: string | null;
            /** @default null */
            seen?: string | null;
            spans: components["schemas"]["Cells"][];
            /** @default null */
            value?: string | null;
        };
        /** @description Nights [from, to) of one unit. */
        Cells: {
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            unitId: string;
        };
        /** @description `seen` names this very answer; income counts the nights that are still unsold. */
        PaintShape: {
            changes: components["schemas"]["RuleChangeShape"][];
            incomeNew: string;
            incomeOld: string;
            lines: components["schemas"]["PaintLine"][];
            seen: string;
            unsold: number;
        };
        /** @description One night: what it costs, what it would cost, and whether somebody has it already. */
        PaintLine: {
            new: string;
            night: string;
            old: string;
            sold: boolean;
            unitId: string;
        };
        /** @description The changes of an earlier answer, to be taken back. */
        Restore: {
            changes: components["schemas"]["RuleChange"][];
        };
        RuleChange: {
            /** @default null */
            after?: components["schemas"]["RuleForm"] | null;
            /** @default null */
            before?: components["schemas"]["RuleForm"] | null;
            /** Format: date */
            night: string;
            unitId: string;
        };
        RuleForm: {
            /** @default false */
            closed?: boolean;
            /** @default false */
            closedIn?: boolean;
            /** @default false */
            closedOut?: boolean;
            /** @default null */
            minNights?: number | null;
            /** @default null */
            price?: string | null;
            /** @default null */
            reason?: string | null;
        };
        ChangesShape: {
            changes: components["schemas"]["RuleChangeShape"][];
        };
        /** @description What is set; a field that is left out stays as it is. `minNights` 0 takes the minimum away. */
        Restriction: {
            /** @default null */
            closed?: boolean | null;
            /** @default null */
            closedIn?: boolean | null;
            /** @default null */
            closedOut?: boolean | null;
            /** @default null */
            minNights?: number | null;
            /** @default null */
            reason?: string | null;
            spans: components["schemas"]["Cells"][];
        };
        /** @description `seen`: what the preview said of itself, for the same stay. */
        PlanActivate: {
            /** @default null */
            channel?: string | null;
            /** @default null */
            companyId?: string | null;
            /** @default 30 */
            days?: number;
            id: string;
            /** @default 1 */
            nights?: number;
            seen: string;
            version: number;
        };
        PlanPreview: {
            /** @default null */
            channel?: string | null;
            /** @default null */
            companyId?: string | null;
            /** @default 30 */
            days?: number;
            id: string;
            /** @default 1 */
            nights?: number;
        };
        /**
         * @description `units` are the first of `unitCount`; `changed` counts nights of all of them. Income counts unsold nights, as if all were
         *     sold; expected is that times `occupancy`, the per cent of the last 28 nights. `seen` names these very prices.
         */
        PlanPreviewShape: {
            changed: number;
            expectedNew: string;
            expectedOld: string;
            incomeNew: string;
            incomeOld: string;
            nights: components["schemas"]["PlanNight"][];
            occupancy: number;
            seen: string;
            unitCount: number;
            units: components["schemas"]["PlanUnit"][];
            unsold: number;
        };
        /** @description Prices of a unit by night, before and after. */
        PlanUnit: {
            new: string[];
            old: string[];
            sold: boolean[];
            title: string;
            unitId: string;
        };
        /** @description `dayUse`: the price of hours on the first day instead of nights. */
        QuoteForm: {
            /** @default null */
            channel?: string | null;
            /** @default null */
            communityId?: string | null;
            /** @default null */
            companyId?: string | null;
            /** @default false */
            dayUse?: boolean;
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            /** @default null */
            unitId?: string | null;
            /** @default null */
            unitType?: string | null;
        };
        QuoteShape: {
            lines: components["schemas"]["QuoteLine"][];
            total: string;
        };
        QuoteLine: {
            night: string;
            price: string;
            rule: string;
            ruleText: string;
        };
        RentalReadingConflictDrop: {
            id: string;
            /** @default  */
            reason?: string;
            version: number;
        };
        get_rental_receivable_items_query: {
            /** @default  */
            leaseId?: string;
            /** @default  */
            renterId?: string;
        };
        OpenItemsShape: {
            balance: string;
            items: components["schemas"]["OpenItemShape"][];
            leases: components["schemas"]["OpenLeaseShape"][];
            open: string;
            prepaid: string;
            renterId: string;
            renterName: string;
            renterPhone: string;
        };
        /** @description A bill, or prepaid money (kind prepay) with a negative sign and the id of its lease. */
        OpenItemShape: {
            amount: string;
            daysLate: number;
            due: string | null;
            from: string | null;
            id: string;
            kind: string;
            leaseId: string;
            no: string;
            open: string;
            to: string | null;
        };
        OpenLeaseShape: {
            contractNo: string;
            id: string;
            prepaid: string;
            state: string;
            unitTitle: string;
            version: number;
        };
        /**
         * @description Takes money for several bills of one lessee. Without parts it pays what is open on `lease_id`, the oldest first.
         *
         *     surplus: what becomes of money beyond the parts: it is refused, or kept as prepaid on `lease_id`, else on the first part's lease.
         */
        PayBills: {
            amount: string;
            /** @default null */
            leaseId?: string | null;
            /**
             * @default cash
             * @enum {string}
             */
            method?: "cash" | "wechat" | "alipay" | "card" | "transfer" | "company" | "other";
            /** @default null */
            note?: string | null;
            /** @default null */
            paidOn?: string | null;
            parts?: components["schemas"]["PayPart"][];
            /** @default rent */
            project?: string;
            /**
             * @default refuse
             * @enum {string}
             */
            surplus?: "refuse" | "prepay";
        };
        /** @description The lines that one payment wrote; `surplus` of it is prepaid. */
        PaidBillsShape: {
            lines: components["schemas"]["PostedLineShape"][];
            surplus: string;
        };
        PostedLineShape: {
            amount: string;
            contractNo: string;
            id: string;
            leaseId: string;
            no: string;
            project: string;
        };
        get_rental_rentRoll_query: {
            /** @default null */
            communityId?: string | null;
            /** @default null */
            status?: ("let" | "ending" | "holdover" | "nightly" | "closed" | "vacant") | null;
            /** @default 1 */
            pageNo?: number;
            /** @default 50 */
            pageSize?: number;
        };
        RentRoll: {
            day: string;
            figures: components["schemas"]["RollFigures"];
            records: components["schemas"]["RollRow"][];
            total: number;
        };
        /** @description `potential`: list prices of all; `contracted`: monthly rents of what is let; `vacancy`: list prices of what is empty. */
        RollFigures: {
            contracted: string;
            occupancy: number | null;
            overdue: string;
            potential: string;
            statuses: components["schemas"]["StatusCount"][];
            units: number;
            vacancy: string;
        };
        StatusCount: {
            count: number;
            /** @enum {string} */
            status: "let" | "ending" | "holdover" | "nightly" | "closed" | "vacant";
        };
        RollRow: {
            balance: string | null;
            community: string;
            contractNo: string | null;
            deposit: string | null;
            endDate: string | null;
            leaseId: string | null;
            listPrice: string;
            price: string | null;
            renter: string | null;
            startDate: string | null;
            /** @enum {string} */
            status: "let" | "ending" | "holdover" | "nightly" | "closed" | "vacant";
            unit: string;
            unitId: string;
        };
        get_rental_rentRoll_months_query: {
            /** @default null */
            communityId?: string | null;
        };
        /** @description `collection` and `renewal` over all the months shown. */
        RollTrend: {
            collection: number | null;
            months: components["schemas"]["RollMonth"][];
            renewal: number | null;
        };
        /**
         * @description `due`: bills that fell due, without deposits; `received`: what of them is paid by now; `ended`: leases whose last day it has,
         *     `renewed`: those of them that another followed; `vacancy`: list prices of the nights that nobody took.
         */
        RollMonth: {
            collection: number | null;
            due: string;
            ended: number;
            month: string;
            received: string;
            renewed: number;
            vacancy: string;
        };
        CleanState: {
            /** @enum {string} */
            state: "clean" | "dirty" | "cleaning" | "inspected" | "out_of_order";
            unitId: string;
        };
        CleanShape: {
            state: string;
            unitId: string;
        };
        RentalSettlementAttachScan: {
            id: string;
            /** @default  */
            scan?: string;
            version: number;
        };
        /** @description `reason`: why it is void, or a draft again. `fault`: what a draft still lacks, as a pair; its statement is the last one then. */
        SettlementShape: {
            beforeStart: boolean;
            billNo: string | null;
            can: string[];
            checkedBy: string | null;
            contractNo: string;
            doneOn: string | null;
            endDate: string;
            fault: string | null;
            form: components["schemas"]["SettlementFormShape"];
            id: string;
            leaseId: string;
            lessor: string;
            mends: {
                [key: string]: "usual" | "rare";
            };
            meters: components["schemas"]["MeterToReadShape"][];
            method: string | null;
            no: string;
            price: string;
            reason: string | null;
            reasons: {
                [key: string]: string;
            };
            renterName: string;
            renterPhone: string;
            revision: number;
            scan: string;
            signedOn: string | null;
            startDate: string;
            state: string;
            statement: components["schemas"]["StatementShape"];
            unitTitle: string;
            version: number;
            waiting: components["schemas"]["WaitingRefundShape"][];
        };
        SettlementFormShape: {
            damages: components["schemas"]["DamageShape"][];
            extras: components["schemas"]["ExtraShape"][];
            handover: components["schemas"]["HandedShape"][];
            /** @enum {string} */
            kind: "expiry" | "early" | "breach_tenant" | "breach_lessor" | "swap" | "holdover";
            leaveDate: string;
            newLeaseId: string | null;
            payeeAccount: string;
            penalty: string;
            readings: components["schemas"]["FinalReadingShape"][];
        };
        DamageShape: {
            amount: string;
            photos: string;
            text: string;
        };
        ExtraShape: {
            amount: string;
            text: string;
        };
        HandedShape: {
            done: boolean;
            /** @enum {string} */
            state: "" | "good" | "worn" | "broken" | "missing";
            text: string;
            /** @enum {string} */
            was: "" | "good" | "worn" | "broken" | "missing";
        };
        FinalReadingShape: {
            meterId: string;
            photo: string;
            rolled: boolean;
            value: string | null;
        };
        /** @description `net` above 0 is paid out, below it becomes a bill. */
        StatementShape: {
            lines: components["schemas"]["StatementLineShape"][];
            net: string;
            receivable: string;
            refundable: string;
        };
        /** @description `amount` in yuan, above 0 in the lessee's favour; `text` says why, as a pair; `photos` are joined by commas. */
        StatementLineShape: {
            amount: string;
            code: string;
            photos: string;
            text: string;
        };
        /** @description Without kind and day, what the lease suggests. */
        BeginSettlement: {
            /** @default null */
            kind?: ("expiry" | "early" | "breach_tenant" | "breach_lessor" | "swap" | "holdover") | null;
            leaseId: string;
            /** @default null */
            leaveDate?: string | null;
        };
        get_rental_settlement_detail_query: {
            id: string;
        };
        RentalSettlementFinish: {
            id: string;
            /** @default  */
            method?: string;
            version: number;
        };
        PreviewSettlement: {
            damages?: components["schemas"]["Damage"][];
            extras?: components["schemas"]["Extra"][];
            handover?: components["schemas"]["Handed"][];
            /** @enum {string} */
            kind: "expiry" | "early" | "breach_tenant" | "breach_lessor" | "swap" | "holdover";
            leaseId: string;
            /** Format: date */
            leaveDate: string;
            /** @default null */
            newLeaseId?: string | null;
            /** @default  */
            payeeAccount?: string;
            /** @default  */
            penalty?: string;
            readings?: components["schemas"]["HandoverReading"][];
        };
        /** @description What the lessee pays for; `photos` are stored pictures, joined by commas. */
        Damage: {
            amount: string;
            /** @default  */
            photos?: string;
            text: string;
        };
        /** @description What the lessee gets besides. */
        Extra: {
            amount: string;
            text: string;
        };
        /** @description What was handed back, or still is missing. `was`: its condition when the lessee got it, `state`: that in which it comes back. */
        Handed: {
            /** @default false */
            done?: boolean;
            /**
             * @default
             * @enum {string}
             */
            state?: "" | "good" | "worn" | "broken" | "missing";
            text: string;
            /**
             * @default
             * @enum {string}
             */
            was?: "" | "good" | "worn" | "broken" | "missing";
        };
        RentalSettlementRevise: {
            id: string;
            /** @default  */
            reason?: string;
            version: number;
        };
        /** @description The inputs of a draft; all of them, each time. */
        SaveSettlement: {
            damages?: components["schemas"]["Damage"][];
            extras?: components["schemas"]["Extra"][];
            handover?: components["schemas"]["Handed"][];
            id: string;
            /** @enum {string} */
            kind: "expiry" | "early" | "breach_tenant" | "breach_lessor" | "swap" | "holdover";
            /** Format: date */
            leaveDate: string;
            /** @default null */
            newLeaseId?: string | null;
            /** @default  */
            payeeAccount?: string;
            /** @default  */
            penalty?: string;
            readings?: components["schemas"]["HandoverReading"][];
            version: number;
        };
        RentalSettlementTurnToPaper: {
            id: string;
            /** @default  */
            scan?: string;
            version: number;
        };
        RentalSettlementVoid: {
            id: string;
            /** @default  */
            reason?: string;
            version: number;
        };
        BeginShift: {
            openCash: string;
        };
        /**
         * @description `counts`: pieces by note or coin in yuan ("100.00"); `counted` the sum, needed where these were not counted. `handed_in`: what
         *     goes to the safe of it. `reason`: of a difference.
         */
        CountShift: {
            /** @default  */
            counted?: string;
            counts?: {
                [key: string]: number;
            };
            /** @default  */
            handedIn?: string;
            id: string;
            /** @default  */
            note?: string;
            /** @default  */
            reason?: string;
            /** @default  */
            receiverId?: string;
            version: number;
        };
        get_rental_shift_detail_query: {
            id: string;
        };
        /** @description Of a shift that is on duty, cash and open items are those of now; later, as they were counted. */
        ShiftShape: {
            begunAt: string;
            bizDate: string;
            can: string[];
            cashIn: string;
            cashOut: string;
            closedAt: string | null;
            counted: string | null;
            countedAt: string | null;
            countedBy: string | null;
            counts: {
                [key: string]: number;
            };
            diff: string | null;
            expected: string;
            handedIn: string | null;
            id: string;
            items: components["schemas"]["HandoverItemsShape"][];
            left: string | null;
            mends: {
                [key: string]: "usual" | "rare";
            };
            no: string;
            note: string | null;
            openCash: string;
            operator: string;
            reason: string | null;
            reasons: {
                [key: string]: string;
            };
            receiver: string | null;
            state: string;
            takings: components["schemas"]["TakingShape"][];
            version: number;
        };
        /** @description `names`: of the first thirty. `list` opens what is open of the kind now. */
        HandoverItemsShape: {
            amount: string | null;
            count: number;
            kind: string;
            list: components["schemas"]["CardList"];
            names: string[];
        };
        CardList: {
            path: string;
            query: {
                [key: string]: string;
            };
        };
        /** @description What came in and went out by one way of paying; `lines` of the ledger. */
        TakingShape: {
            lines: number;
            method: string;
            paid: string;
            received: string;
        };
        get_rental_shift_figure_query: {
            id: string;
            /** @enum {string} */
            figure: "cashIn" | "cashOut" | "expected";
        };
        /** @description `shift`: the reader's that is on duty. `waiting`: counted and named for the reader to take over. */
        MyShiftShape: {
            outside: components["schemas"]["OutsideShape"];
            shift: components["schemas"]["ShiftShape"] | null;
            waiting: components["schemas"]["WaitingShiftShape"][];
        };
        /** @description Cash that the reader took today without a shift: `amount` is what came in less what went out. */
        OutsideShape: {
            amount: string;
            count: number;
        };
        WaitingShiftShape: {
            id: string;
            no: string;
            operator: string;
        };
        RentalShiftSendBack: {
            id: string;
            /** @default  */
            reason?: string;
            version: number;
        };
        RentalTicketAssign: {
            /** @default null */
            due?: string | null;
            id: string;
            /** @default  */
            supplierId?: string;
            version: number;
            /** @default  */
            workerId?: string;
        };
        RentalTicketBlock: {
            /** Format: date */
            fromDay: string;
            id: string;
            /** Format: date */
            toDay: string;
            version: number;
        };
        RentalTicketDismiss: {
            id: string;
            /** @default  */
            reason?: string;
            version: number;
        };
        RentalTicketFinish: {
            /** @default  */
            cost?: string;
            /** @default  */
            donePhotos?: string;
            id: string;
            /** @default  */
            outcome?: string;
            /** @default  */
            payer?: string;
            version: number;
        };
        RentalTicketReassign: {
            /** @default null */
            due?: string | null;
            id: string;
            /** @default  */
            supplierId?: string;
            version: number;
            /** @default  */
            workerId?: string;
        };
        RentalTicketReopen: {
            id: string;
            /** @default  */
            reason?: string;
            version: number;
        };
        /** @description Cards that the reader may not list are left out. */
        TodayShape: {
            /** @default null */
            arrivals?: components["schemas"]["CardShape"] | null;
            date: string;
            /** @default null */
            departures?: components["schemas"]["CardShape"] | null;
            /** @default null */
            deposits?: components["schemas"]["CardShape"] | null;
            /** @default null */
            finance?: components["schemas"]["CardShape"] | null;
            /** @default null */
            holdovers?: components["schemas"]["CardShape"] | null;
            /** @default null */
            housekeeping?: components["schemas"]["CardShape"] | null;
            /** @default null */
            inHouse?: components["schemas"]["CardShape"] | null;
            /** @default null */
            owing?: components["schemas"]["CardShape"] | null;
            /** @default null */
            renewals?: components["schemas"]["CardShape"] | null;
            /** @default null */
            risks?: components["schemas"]["CardShape"] | null;
            /** @default null */
            unpaid?: components["schemas"]["CardShape"] | null;
            /** @default null */
            viewings?: components["schemas"]["CardShape"] | null;
        };
        /** @description A figure of the day and the list that opens exactly its rows. */
        CardShape: {
            /** @default null */
            amount?: string | null;
            count: number;
            list: components["schemas"]["CardList"];
            /** @default null */
            oldest?: string | null;
            /** @default null */
            received?: string | null;
            /** @default null */
            refunded?: string | null;
        };
        RentalViewingCancel: {
            id: string;
            /** @default  */
            reason?: string;
            version: number;
        };
        get_rental_viewing_conversion_query: {
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
        };
        /** @description Viewings that were completed, and those of them that led to a contract. */
        ConversionShape: {
            completed: number;
            leased: number;
        };
        /** @description Viewings of an agent around today, which is the day of the house; `more` are to come and not among them yet. */
        ViewingDay: {
            more: number;
            readOnly: boolean;
            today: string;
            viewings: components["schemas"]["ViewingCard"][];
        };
        /** @description A viewing on a phone; `can` and `reasons` say what may be done with it. `time` is HH:mm. */
        ViewingCard: {
            can: string[];
            community: string;
            contactName: string;
            contactPhone: string;
            contracted: boolean;
            followUpAt: string | null;
            groupViewing: boolean;
            guestsAgreed: boolean;
            id: string;
            period: string;
            reason: string | null;
            reasons: {
                [key: string]: string;
            };
            remark: string | null;
            result: string | null;
            state: string;
            time: string | null;
            unit: string;
            version: number;
            viewDate: string;
        };
        /** @description `at`: the phone's moment, `client_id` its name for the act. */
        ActOnViewing: {
            /** @enum {string} */
            act: "complete" | "noShow" | "cancel" | "record";
            /** @default  */
            at?: string;
            clientId: string;
            /** @default  */
            followUpAt?: string;
            id: string;
            /** @default  */
            reason?: string;
            /** @default  */
            result?: string;
        };
        ActedViewing: {
            viewing: components["schemas"]["ViewingCard"];
        };
        RentalViewingRebook: {
            /** @default  */
            agentId?: string;
            /** @default null */
            guestsAgreed?: boolean | null;
            id: string;
            /** @default  */
            period?: string;
            /** @default  */
            time?: string;
            version: number;
            /** Format: date */
            viewDate: string;
        };
        RentalViewingRecord: {
            /** @default  */
            followUpAt?: string;
            id: string;
            /** @default  */
            reason?: string;
            /** @default  */
            result?: string;
            version: number;
        };
        get_sd_contactRequest_contact_query: {
            id: string;
        };
        SeenContact: {
            name: string;
            phone: string;
        };
        SdContactRequestRefuse: {
            id: string;
            /** @default  */
            reason?: string;
            version: number;
        };
        SdMatchAccept: {
            id: string;
            /** @default  */
            side?: string;
            version: number;
        };
        get_sd_match_contacts_query: {
            id: string;
        };
        SeenContacts: {
            demand: components["schemas"]["SeenContact"];
            supply: components["schemas"]["SeenContact"];
        };
        SdMatchFinish: {
            id: string;
            /** @default  */
            outcome?: string;
            version: number;
        };
        SdMatchRefuse: {
            /** @default  */
            fault?: string;
            id: string;
            /** @default  */
            reason?: string;
            version: number;
        };
        SdPostClose: {
            id: string;
            /** @default  */
            reason?: string;
            version: number;
        };
        /** @description How many were proposed. */
        FoundMatches: {
            found: number;
            id: string;
        };
        SdPostReject: {
            id: string;
            /** @default  */
            reason?: string;
            version: number;
        };
        SdPostSubmit: {
            /** @default  */
            contactName?: string;
            /** @default  */
            contactPhone?: string;
            id: string;
            version: number;
        };
        EraseFlow: {
            id: string;
            reason: string;
            version: number;
        };
        OfParty: {
            partyId: string;
        };
        /** @description A code to scan: its address, the picture of it, and until when it is good. */
        SigningLinkShape: {
            expiresAt: string;
            svg: string;
            url: string;
        };
        get_sign_flow_link_query: {
            partyId: string;
        };
        get_sign_flow_of_query: {
            kind: string;
            id: string;
        };
        get_sign_flow_of_result: components["schemas"]["SigningFlowShape"] | null;
        /** @description `atHand`: the reader may do something with it. `now`: by the server's clock, for what counts down. */
        SigningFlowShape: {
            atHand: boolean;
            can: string[];
            docSha256: string;
            endedAt: string | null;
            erasedAt: string | null;
            events: components["schemas"]["SigningEventShape"][];
            faultSeq: number | null;
            finalPdf: string | null;
            finalSha256: string | null;
            id: string;
            keepUntil: string | null;
            kind: string;
            mends: {
                [key: string]: "usual" | "rare";
            };
            no: string;
            now: string;
            orderMode: string;
            parties: components["schemas"]["SigningPartyShape"][];
            pdf: string;
            reason: string | null;
            reasons: {
                [key: string]: string;
            };
            sealNote: string | null;
            sealState: string;
            sentAt: string | null;
            state: string;
            subjectId: string;
            title: string;
            verifyUrl: string;
            version: number;
        };
        /** @description `by`: who did it, where that is somebody of the desk. */
        SigningEventShape: {
            at: string;
            by: string | null;
            hash: string;
            kind: string;
            party: string | null;
            seq: number;
        };
        /** @description `turn`: its signature is waited for now. `expiresAt`: of its code, none where there is no code any more. */
        SigningPartyShape: {
            expiresAt: string | null;
            id: string;
            identifiedAt: string | null;
            method: string | null;
            name: string;
            openedAt: string | null;
            phone: string;
            reason: string | null;
            role: string;
            seq: number;
            signedAt: string | null;
            state: string;
            turn: boolean;
            witness: string | null;
        };
        get_sign_flow_print_query: {
            id: string;
        };
        /** @description The masked number that it was sent to. */
        LinkSentShape: {
            to: string;
        };
        OfFlow: {
            id: string;
            version: number;
        };
        /** @description `template_id`: what its document is written with; the usual one of its kind where nobody says. */
        PaperOf: {
            id: string;
            kind: string;
            /** @default null */
            templateId?: string | null;
        };
        SignFlowWithdraw: {
            id: string;
            /** @default  */
            reason?: string;
            version: number;
        };
        /** @description `bundle`: a PKCS#12 file as base64; it is opened in a child with limits and never stored. */
        InstallKey: {
            bundle: string;
            /** @default  */
            password?: string;
        };
        /** @description Nothing is asked. */
        RenewKey: Record<string, never>;
        get_sign_paper_query: {
            kind: string;
            id: string;
            /** @default null */
            templateId?: string | null;
        };
        get_sign_paper_templates_query: {
            kind: string;
            id: string;
        };
        get_sign_paper_templates_result: components["schemas"]["TemplateChoiceShape"][];
        /** @description A published template; `preferred`: what papers are written with where nobody says otherwise. */
        TemplateChoiceShape: {
            id: string;
            name: string;
            preferred: boolean;
            version: number;
        };
        /** @description What a QR code holds. */
        ByLink: {
            token: string;
        };
        SignerCodeShape: {
            seconds: number;
            to: string;
        };
        /** @description The link with what the phone got when it proved who holds it. */
        ProvenSigner: {
            session: string;
            token: string;
        };
        ProveSigner: {
            code: string;
            /** @default  */
            idTail?: string;
            name: string;
            token: string;
        };
        /** @description What the phone shows with every further call; `until` is its end. */
        SignerSessionShape: {
            session: string;
            until: string;
        };
        /**
         * @description What a good link opens: no more of a person than they need to know that they are meant. `ahead`: who must sign first.
         *
         *     `sealed`: all have signed, and the link leads to the sealed file.
         */
        InvitationShape: {
            ahead: number;
            consent: components["schemas"]["ConsentShape"];
            docSha256: string;
            expiresAt: string;
            name: string;
            no: string;
            now: string;
            organisation: string;
            parties: number;
            phone: string;
            role: string;
            sealed: boolean;
            signed: number;
            state: string;
            title: string;
            turn: boolean;
            witness: string | null;
        };
        ConsentShape: {
            text: components["schemas"]["WordPair"];
            version: number;
        };
        /** @description `left`: parties who have not signed yet. `ready`: the sealed file can be fetched. */
        SigningProgressShape: {
            left: number;
            ready: boolean;
            state: string;
        };
        ReadToEnd: {
            docSha256: string;
            pages: number;
            session: string;
            token: string;
        };
        DocumentReadShape: {
            docSha256: string;
        };
        RefuseDocument: {
            reason: string;
            session: string;
            token: string;
        };
        /** @description `left`: parties who have not signed yet. `code` leads to the verify page. */
        DocumentSignedShape: {
            code: string;
            left: number;
            state: string;
        };
        /** @description `intent`: made by the phone for this signature, so that the call may be sent again. `picture`: PNG or JPEG as base64. */
        SignDocument: {
            consent: number;
            docSha256: string;
            intent: string;
            /** @enum {string} */
            method: "draw" | "type";
            /** @default  */
            picture?: string;
            session: string;
            /** @default  */
            text?: string;
            token: string;
        };
        ByFingerprint: {
            sha256: string;
        };
        /**
         * @description `verdict` of a file or of a flow. `event`: the first that is not what was written; `what`: the part of a file that was changed.
         *
         *     `erased`: it was sealed here, and is not kept any more.
         */
        VerdictShape: {
            /** @default null */
            endedAt?: string | null;
            /** @default false */
            erased?: boolean;
            /** @default null */
            event?: number | null;
            /** @default null */
            eventKind?: string | null;
            /** @default null */
            finalSha256?: string | null;
            /** @default null */
            head?: string | null;
            /** @default null */
            no?: string | null;
            /** @default null */
            organisation?: string | null;
            /** @default [] */
            parties?: components["schemas"]["VerdictPartyShape"][];
            /** @default null */
            root?: string | null;
            /** @default null */
            rootDay?: string | null;
            /** @default null */
            sentAt?: string | null;
            /** @default null */
            state?: string | null;
            /** @default null */
            title?: string | null;
            /** @enum {string} */
            verdict: "authentic" | "altered" | "unknown" | "unsigned" | "open";
            /** @default null */
            what?: components["schemas"]["WordPair"] | null;
        };
        VerdictPartyShape: {
            name: string;
            role: string;
            signedAt: string | null;
            state: string;
        };
        ByCode: {
            code: string;
        };
        /** @description `subject_id`: a record whose values are shown; examples where there is none. */
        TemplateText: {
            /** @default  */
            body?: string;
            kind: string;
            /** @default  */
            name?: string;
            /** @default null */
            subjectId?: string | null;
        };
        /** @description `pdf`: the file as base64. */
        PreviewedShape: {
            pdf: string;
        };
        SignTemplatePublish: {
            id: string;
            /** @default  */
            note?: string;
            version: number;
        };
        MadeShape: {
            id: string;
        };
        get_sign_template_variables_result: components["schemas"]["KindShape"][];
        /** @description `path`: the resource whose records a preview may show; none where nothing is written with it yet. */
        KindShape: {
            kind: string;
            path: string | null;
            variables: components["schemas"]["VariableShape"][];
        };
        /** @description `label` is a pair text. */
        VariableShape: {
            code: string;
            example: string;
            /** @enum {string} */
            kind: "text" | "table" | "place";
            label: string;
        };
        get_sign_template_versions_query: {
            id: string;
        };
        get_sign_template_versions_result: components["schemas"]["VersionShape"][];
        VersionShape: {
            body: string;
            id: string;
            note: string | null;
            publishedAt: string | null;
            state: string;
            version: number;
        };
        /** @description `answers`: by the id of the question; several choices as a list, a matrix as row -> column, all else as text. */
        GiveAnswers: {
            answers: {
                [key: string]: string | string[] | {
                    [key: string]: string;
                };
            };
            /** @default null */
            captcha?: string | null;
            /** @default null */
            checkKey?: number | string | null;
            /** @default  */
            device?: string;
            /** @default null */
            slider?: string | null;
            token: string;
        };
        /** @description `score`: points, of a questionnaire that gives some. */
        Received: {
            score: number | null;
        };
        /** @description `data`: the file in base64. */
        HandIn: {
            data: string;
            /** @default  */
            device?: string;
            name: string;
            questionId: string;
            token: string;
        };
        HandedIn: {
            path: string;
        };
        get_svy_public_open_query: {
            token: string;
            /** @default  */
            device?: string;
        };
        /**
         * @description `obstacle`: a pair text, why nothing can be sent now; `sign_in`: whether it is that nobody is signed in. `most`: how many options
         *     may be chosen at once.
         */
        PublicSurvey: {
            anonymous: boolean;
            done: boolean;
            end: string | null;
            intro: string | null;
            kind: string;
            most: number | null;
            obstacle: string | null;
            options: components["schemas"]["PublicOption"][];
            organisation: string;
            questions: components["schemas"]["PublicQuestion"][];
            signIn: boolean;
            title: string;
        };
        /** @description `image`: its address below the host; `count` where the result is shown. */
        PublicOption: {
            count: number | null;
            id: string;
            image: string | null;
            intro: string | null;
            no: number;
            title: string;
        };
        /** @description `full`: options that have no place left. */
        PublicQuestion: {
            columns: string[];
            full: string[];
            id: string;
            jumps: components["schemas"]["PublicJump"][];
            kind: string;
            least: number | null;
            maxSelect: number | null;
            minSelect: number | null;
            most: number | null;
            options: string[];
            page: number;
            required: boolean;
            seq: number;
            title: string;
        };
        /** @description `target`: the number of the question that comes next; behind all of them it is the end. */
        PublicJump: {
            answer: string;
            target: number;
        };
        get_svy_public_regions_query: {
            token: string;
            /** @default  */
            device?: string;
            /** @default  */
            parent?: string;
        };
        get_svy_public_regions_result: components["schemas"]["PublicRegion"][];
        PublicRegion: {
            code: string;
            leaf: boolean;
            name: string;
        };
        /** @description `options`: ids of what is chosen. */
        CastVotes: {
            /** @default null */
            captcha?: string | null;
            /** @default null */
            checkKey?: number | string | null;
            /** @default  */
            device?: string;
            options: string[];
            /** @default null */
            slider?: string | null;
            token: string;
        };
        /** @description `counts` where the result is shown after voting. */
        Voted: {
            counts: components["schemas"]["CountedOption"][] | null;
        };
        CountedOption: {
            count: number;
            id: string;
        };
        get_svy_survey_analysis_query: {
            /** @default  */
            where?: string;
            /** @default  */
            answer?: string;
            id: string;
        };
        /** @description `people`: who answered or voted; `votes`: choices made. `sealed`: a secret vote that goes on tells no counts. */
        SurveyAnalysis: {
            anonymous: boolean;
            id: string;
            kind: string;
            meanScore: number | null;
            options: components["schemas"]["AnalysedOption"][];
            people: number;
            questions: components["schemas"]["AnalysedQuestion"][];
            sealed: boolean;
            state: string;
            title: string;
            version: number;
            votes: number | null;
        };
        AnalysedOption: {
            count: number;
            id: string;
            no: number;
            share: number;
            title: string;
        };
        /** @description `answers`: how many answered it. `mean`, `least`, `most` of numbers; `nps`: promoters less detractors, per cent. */
        AnalysedQuestion: {
            answers: number;
            counts: components["schemas"]["AnswerCount"][];
            id: string;
            kind: string;
            least: number | null;
            mean: number | null;
            most: number | null;
            nps: number | null;
            seq: number;
            title: string;
        };
        /**
         * @description `share`: per cent of those who answered the question. `place`: of a ranking, the place it has on average. `places`: how many may choose it,
         *     where that is bounded.
         */
        AnswerCount: {
            count: number;
            name: string;
            place: number | null;
            places: number | null;
            share: number;
        };
        get_svy_survey_crossTable_query: {
            /** @default  */
            where?: string;
            /** @default  */
            answer?: string;
            id: string;
            rows: string;
            columns: string;
        };
        /**
         * @description `people`: who answered both; `hidden`: how many rows and columns of an anonymous one are not told. `significance`: of two
         *     questions of one choice each, where nothing is hidden.
         */
        CrossTable: {
            columns: string[];
            hidden: number;
            people: number;
            rows: components["schemas"]["CrossRow"][];
            significance: components["schemas"]["Significance"] | null;
        };
        /**
         * @description `people`: who chose it and answered the other question. `counts` and `shares` (per cent of these people) stand in the order of
         *     the columns; None of all three where an anonymous questionnaire would tell of few people.
         */
        CrossRow: {
            counts: number[] | null;
            name: string;
            people: number | null;
            shares: number[] | null;
        };
        /** @description `chance`: how likely as much comes of chance alone; `sound`: whether people are enough for it to be trusted. */
        Significance: {
            chance: number;
            chiSquare: number;
            freedom: number;
            sound: boolean;
        };
        get_svy_survey_link_query: {
            id: string;
        };
        SurveyLink: {
            svg: string;
            url: string;
        };
        get_svy_survey_preview_query: {
            id: string;
        };
        /** @description A questionnaire as it would be asked, with what stands in the way of publishing it. */
        SurveyPreview: {
            faults: components["schemas"]["QuestionFault"][];
            questions: components["schemas"]["PublicQuestion"][];
        };
        /** @description `text`: a pair text, why the questionnaire cannot be published. */
        QuestionFault: {
            questionId: string;
            text: string;
        };
        /** @description `id`: the draft they are added to. */
        AddQuestions: {
            id: string;
            text: string;
        };
        QuestionsAdded: {
            count: number;
        };
        /** @description `text`: questions as somebody has written them down. */
        ReadText: {
            text: string;
        };
        PastedQuestions: {
            faults: components["schemas"]["PastedFault"][];
            questions: components["schemas"]["PastedQuestion"][];
        };
        PastedFault: {
            line: number;
            text: string;
        };
        /** @description `line`: where it begins in the text, from 1. */
        PastedQuestion: {
            kind: string;
            line: number;
            options: string[];
            page: number;
            required: boolean;
            title: string;
        };
        /** @description `name`: of the template, unlike any other. */
        SaveTemplate: {
            id: string;
            name: string;
            version: number;
        };
        get_svy_survey_spss_query: {
            id: string;
        };
        get_sys_actuator_redis_info_result: components["schemas"]["RedisValue"][];
        RedisValue: {
            description: string;
            key: string;
            value: string;
        };
        RedisKeys: {
            create_time: string;
            dbSize: number;
        };
        /** @description Bytes. */
        RedisMemory: {
            create_time: string;
            used_memory: number;
        };
        get_sys_actuator_redis_queryDiskInfo_result: components["schemas"]["DiskInfo"][];
        /** @description Bytes; `restPPT`: how full it is, in percent. */
        DiskInfo: {
            max: number;
            name: string;
            rest: number;
            restPPT: number;
        };
        AcceptAgreements: {
            ids: string[];
        };
        post_sys_agreement_accept_result: null;
        get_sys_agreement_text_query: {
            /** @enum {string} */
            kind: "user" | "privacy";
        };
        /** @description `since`: when it came into force. `content`: rich text. */
        AgreementRead: {
            content: string;
            /** @enum {string} */
            kind: "user" | "privacy";
            since: string | null;
            title: string;
            version: string;
        };
        /** @description A new password (twice), or a new e-mail with the code that was sent to it, of the account whose code was right. */
        Alter: {
            /** @default  */
            code?: string;
            /** @default null */
            confirmpassword?: string | null;
            /** @default null */
            email?: string | null;
            key: string;
            /** @default null */
            password?: string | null;
        };
        Altered: {
            username: string;
        };
        /** @description Where the code goes that proves the new address. */
        ProveEmail: {
            email: string;
            key: string;
        };
        /** @description Where a code went, shortened. */
        SentTo: {
            to: string;
        };
        ProveCode: {
            code: string;
            key: string;
        };
        get_sys_annountCement_doReleaseData_query: {
            id: string;
        };
        /** @description `sendStatus`: 0 a draft again, 1 out, 2 withdrawn, 3 waiting for its time, 4 over. */
        SendStatus: {
            /** @enum {string} */
            sendStatus: "0" | "1" | "2" | "3" | "4";
        };
        /** @description Clients of the family send no version. */
        AnnouncementStep: {
            id: string;
            /** @default null */
            version?: number | null;
        };
        get_sys_annountCement_doReovkeData_query: {
            id: string;
        };
        get_sys_annountCement_listByRead_query: {
            /** @default  */
            titile?: string;
            /** @default  */
            sender?: string;
            /** @default  */
            readFlag?: string;
            /** @default  */
            msgCategory?: string;
            /** @default  */
            priority?: string;
            /** @default 1 */
            pageNo?: number;
            /** @default 10 */
            pageSize?: number;
        };
        MyAnnouncementPage: {
            current: number;
            pages: number;
            records: components["schemas"]["MyAnnouncement"][];
            size: number;
            total: number;
        };
        MyAnnouncement: {
            anntFiles?: string | null;
            anntId: string;
            bizSource: string | null;
            busId?: string | null;
            busType?: string | null;
            can?: string[];
            cancelTime?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            delFlag?: string | number | boolean | null;
            departIds?: string | null;
            departIds_dictText?: string | null;
            departIds_dictTextEn?: string | null;
            desktop?: boolean;
            dtTaskId?: string | number | boolean | null;
            endTime?: string | null;
            id: string;
            mends?: {
                [key: string]: "usual" | "rare";
            };
            msgAbstract?: string | null;
            msgCategory?: string;
            msgCategory_dictText?: string | null;
            msgContent?: string;
            msgType?: string;
            msgType_dictText?: string | null;
            openPage?: string | null;
            openType?: string | null;
            openType_dictText?: string | null;
            pageNo?: number;
            pageSize?: number;
            /** @enum {unknown} */
            priority: "L" | "M" | "H";
            priority_dictText?: string | null;
            /** @enum {unknown} */
            readFlag: "0" | "1";
            readTime: string | null;
            readTotal?: number;
            reasons?: {
                [key: string]: string;
            };
            remind?: boolean;
            roleIds?: string | null;
            roleIds_dictText?: string | null;
            rowVersion: number;
            sendId: string;
            sendStatus?: string;
            sendStatus_dictText?: string | null;
            sendTime?: string | null;
            sender?: string | null;
            senderName?: string | null;
            sender_dictText: string | null;
            sentTotal?: number;
            startTime?: string | null;
            titile: string;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
            userId: string;
            userIds?: string | null;
            userIds_dictText?: string | null;
        };
        /** @description The newest unread of each kind, and how many there are. */
        BellShape: {
            anntMsgList: components["schemas"]["MyAnnouncement"][];
            anntMsgTotal: number;
            sysMsgList: components["schemas"]["MyAnnouncement"][];
            sysMsgTotal: number;
        };
        get_sys_annountCement_queryById_query: {
            id: string;
        };
        OpenedAnnouncement: {
            anntFiles?: string | null;
            anntId?: string;
            bizSource?: string | null;
            busId?: string | null;
            busType?: string | null;
            can?: string[];
            cancelTime?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            delFlag?: string | number | boolean | null;
            departIds?: string | null;
            departIds_dictText?: string | null;
            departIds_dictTextEn?: string | null;
            desktop?: boolean;
            dtTaskId?: string | number | boolean | null;
            endTime?: string | null;
            id: string;
            mends?: {
                [key: string]: "usual" | "rare";
            };
            msgAbstract?: string | null;
            msgCategory?: string;
            msgCategory_dictText?: string | null;
            msgContent?: string;
            msgType?: string;
            msgType_dictText?: string | null;
            openPage?: string | null;
            openType?: string | null;
            openType_dictText?: string | null;
            pageNo?: number;
            pageSize?: number;
            /** @enum {unknown} */
            priority: "L" | "M" | "H";
            priority_dictText?: string | null;
            /** @enum {unknown} */
            readFlag?: "0" | "1";
            readTime?: string | null;
            readTotal?: number;
            reasons?: {
                [key: string]: string;
            };
            remind?: boolean;
            roleIds?: string | null;
            roleIds_dictText?: string | null;
            rowVersion: number;
            sendId?: string;
            sendStatus?: string;
            sendStatus_dictText?: string | null;
            sendTime?: string | null;
            sender?: string | null;
            senderName?: string | null;
            sender_dictText?: string | null;
            sentTotal?: number;
            startTime?: string | null;
            titile: string;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
            userId?: string;
            userIds?: string | null;
            userIds_dictText?: string | null;
        };
        get_sys_annountCement_syncNotic_query: {
            /** @default  */
            anntId?: string;
        };
        get_sys_annountCement_syncNotic_result: number;
        get_sys_api_queryDictItemsByCode_query: {
            /** @default  */
            code?: string;
        };
        get_sys_api_queryDictItemsByCode_result: components["schemas"]["DictItem"][];
        get_sys_audit_list_query: {
            table: string;
            rowId: string;
            /** @default  */
            before?: string;
            /** @default 200 */
            pageSize?: number;
        };
        get_sys_audit_list_result: components["schemas"]["TrailLine"][];
        /**
         * @description One thing that happened to a record. `label`: what it is called; `reason`: why, as the person said; `by`: their name then;
         *     `act`: what it was part of, by which it can be taken back while `canUndo`.
         */
        TrailLine: {
            act: string | null;
            action: string;
            at: string;
            by: string | null;
            canUndo: boolean;
            diff: components["schemas"]["TrailEntry"][];
            id: string;
            label: components["schemas"]["WordPair"];
            reason: string | null;
            username: string | null;
        };
        /** @description `label`: in both languages, null of a field that the declaration does not know any more. */
        TrailEntry: {
            field: string;
            label: string | components["schemas"]["WordPair"] | string[] | null;
            new: unknown;
            old: unknown;
        };
        get_sys_audit_recent_result: components["schemas"]["RecentAct"][];
        /**
         * @description What one did lately. `name`: whom or what it was done to, the first of `rows` rows; `diff`: its changes; `undone`: it was
         *     taken back; `undo`: how to take it back, null where that is not possible, or no more.
         */
        RecentAct: {
            act: string;
            action: string;
            at: string;
            diff: components["schemas"]["TrailEntry"][];
            label: components["schemas"]["WordPair"];
            name: string;
            path: string;
            rowId: string;
            rows: number;
            title: components["schemas"]["WordPair"];
            undo: components["schemas"]["UndoCall"] | null;
            undone: boolean;
        };
        /** @description A call that takes something back, with its body as it is to be posted. */
        UndoCall: {
            body: {
                [key: string]: unknown;
            };
            path: string;
        };
        /** @description One of both: a whole act, or one line of a trail. */
        UndoBody: {
            /** @default null */
            act?: string | null;
            /** @default null */
            auditId?: string | null;
        };
        post_sys_audit_undo_result: components["schemas"]["UndoResult"] | components["schemas"]["StartedTask"];
        UndoResult: {
            done: number;
            refused: components["schemas"]["RefusedRow"][];
        };
        /** @description A row that an act over several left alone. */
        RefusedRow: {
            /** @default null */
            fields?: {
                [key: string]: string;
            } | null;
            id: string;
            /** @default null */
            name?: string | null;
            reason: string;
        };
        get_sys_cas_client_validateLogin_query: {
            ticket: string;
            service: string;
        };
        get_sys_category_checkCode_query: {
            /** @default  */
            pid?: string;
            code: string;
        };
        get_sys_category_checkCode_result: boolean;
        get_sys_category_getChildListBatch_query: {
            /** @default  */
            parentIds?: string;
        };
        CategoryRows: {
            records: components["schemas"]["CategoryRow"][];
            total: number;
        };
        CategoryRow: {
            code?: string;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            hasChild: string;
            hasChildren?: boolean;
            id: string;
            name?: string;
            pid?: string | null;
            pid_dictText?: string | null;
            rowVersion: number;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        get_sys_category_loadAllData_query: {
            /** @default  */
            code?: string;
        };
        get_sys_category_loadAllData_result: components["schemas"]["CategoryOption"][];
        CategoryOption: {
            text: string;
            title: string;
            value: string;
        };
        get_sys_category_loadDictItem_query: {
            /** @default id */
            field?: string;
            /** @default  */
            ids?: string;
            /** @default false */
            delNotExist?: boolean;
        };
        get_sys_category_loadDictItem_result: string[];
        get_sys_category_loadDictItem__query: {
            /** @default id */
            field?: string;
            /** @default  */
            ids?: string;
            /** @default false */
            delNotExist?: boolean;
        };
        get_sys_category_loadDictItem__result: string[];
        get_sys_category_loadOne_query: {
            field: string;
            val: string;
        };
        CategoryShape: {
            code: string;
            /** @enum {string} */
            hasChild: "0" | "1";
            id: string;
            name: string;
            pid: string;
        };
        get_sys_category_loadTreeChildren_query: {
            /** @default  */
            pid?: string;
            /** @default  */
            parentId?: string;
        };
        get_sys_category_loadTreeChildren_result: components["schemas"]["TreeOption"][];
        /** @description A node of a table with a parent column; what clients of the family read under one of three names. */
        TreeOption: {
            children: components["schemas"]["TreeOption"][] | null;
            code: string | null;
            hasChildren: boolean;
            icon: null;
            key: string;
            label: string | null;
            leaf: boolean;
            name: string | null;
            parentId: string | null;
            title: string | null;
            value: string | null;
        };
        get_sys_category_loadTreeData_query: {
            /** @default  */
            pid?: string;
            /** @default  */
            pcode?: string;
            /** @default  */
            condition?: string;
        };
        get_sys_category_loadTreeData_result: components["schemas"]["TreeOption"][];
        get_sys_category_loadTreeRoot_query: {
            /** @default true */
            async?: boolean;
            /** @default  */
            pcode?: string;
        };
        get_sys_category_loadTreeRoot_result: components["schemas"]["TreeOption"][];
        CheckCaptcha: {
            captcha: string;
            checkKey: number | string;
        };
        get_sys_checkRule_checkByCode_query: {
            ruleCode: string;
            /** @default  */
            value?: string;
        };
        get_sys_checkRule_checkByCode_result: null;
        get_sys_common_files_query: {
            paths: string;
        };
        get_sys_common_files_result: (components["schemas"]["FileFacts"] | components["schemas"]["MissingFile"])[];
        /**
         * @description A stored file. `state`: "processing" while a video has no poster yet; `share`: how far a worker is, in percent; `note`: why
         *     it was refused; `width` and `height` in pixels, `seconds` of a film or recording.
         */
        FileFacts: {
            fileName: string;
            filePath: string;
            fileSize: number;
            height: number | null;
            id: string;
            /** @enum {string} */
            kind: "image" | "file" | "video";
            mime: string;
            note: string | null;
            path: string;
            preview: boolean;
            seconds: number | null;
            share: number;
            /** @enum {string} */
            state: "ready" | "processing" | "refused";
            width: number | null;
        };
        /** @description What the reader may not read, or nobody stored. */
        MissingFile: {
            path: string;
            /** @constant */
            state: "missing";
        };
        delete_sys_common_link_query: {
            id: string;
        };
        delete_sys_common_link_result: null;
        get_sys_common_link_query: {
            path: string;
        };
        get_sys_common_link_result: components["schemas"]["FileLinkShape"][];
        /** @description `url`: below the host; `opened`: how often. */
        FileLinkShape: {
            by: string;
            expiresAt: string;
            id: string;
            note: string | null;
            opened: number;
            url: string;
        };
        /** @description `hours`: how long it opens, 90 days at most; `note`: what it is for. */
        MakeLink: {
            hours: number;
            /** @default  */
            note?: string;
            path: string;
        };
        get_sys_common_pdf_pdfPreviewIframe_query: {
            path: string;
        };
        /** @description `name` and `size` say the same again for clients of the family. */
        StoredFile: {
            fileName: string;
            filePath: string;
            fileSize: number;
            height: number | null;
            id: string;
            /** @enum {string} */
            kind: "image" | "file" | "video";
            mime: string;
            name: string;
            note: string | null;
            path: string;
            preview: boolean;
            seconds: number | null;
            share: number;
            size: number;
            /** @enum {string} */
            state: "ready" | "processing" | "refused";
            width: number | null;
        };
        delete_sys_common_upload_cancel_query: {
            id: string;
        };
        delete_sys_common_upload_cancel_result: null;
        UploadId: {
            id: string;
        };
        put_sys_common_upload_part_query: {
            id: string;
            part: number;
            /** @default  */
            sha256?: string;
        };
        TakenPart: {
            part: number;
            sha256: string;
        };
        /** @description `mark`: by what the sender's device tells this file from another, such as the hash of its beginning. */
        StartUpload: {
            /** @default temp */
            biz?: string;
            /**
             * @default
             * @enum {string}
             */
            kind?: "" | "image" | "file" | "video";
            /** @default  */
            mark?: string;
            name: string;
            /** @default  */
            sha256?: string;
            size: number;
        };
        post_sys_common_upload_start_result: components["schemas"]["UploadState"] | components["schemas"]["KnownFile"];
        /** @description An upload in parts; `received`: the numbers of those that are here, from 0; `file`: what became of it when it is finished. */
        UploadState: {
            file: components["schemas"]["FileFacts"] | null;
            id: string;
            name: string;
            partSize: number;
            parts: number;
            received: number[];
            size: number;
            state: string;
        };
        /** @description Nothing needs to be sent: the organisation has this very file already. */
        KnownFile: {
            file: components["schemas"]["FileFacts"];
            id: null;
        };
        get_sys_common_upload_state_query: {
            id: string;
        };
        Cards: {
            cards: components["schemas"]["Card"][];
        };
        /**
         * @description `of`: the field that is measured. `by`, `every`: how a chart is grouped. `since`, `span`: the field of days by which a number
         *     is that of the current span, beside the same stretch of the one before. `columns`: fields of a list. `goal`: of a progress.
         */
        Card: {
            /** @default  */
            by?: string;
            columns?: string[];
            /**
             * @default value
             * @enum {string}
             */
            every?: "value" | "day" | "week" | "month" | "quarter" | "year";
            /** @default null */
            filter?: components["schemas"]["CardFilter"] | null;
            /** @default null */
            goal?: number | string | null;
            /**
             * @default count
             * @enum {string}
             */
            how?: "count" | "sum" | "average" | "least" | "most";
            id: string;
            /** @enum {string} */
            kind: "number" | "progress" | "bar" | "line" | "pie" | "list" | "text";
            /** @default  */
            of?: string;
            /** @default  */
            path?: string;
            place: components["schemas"]["Place"];
            /** @default  */
            since?: string;
            /**
             * @default month
             * @enum {string}
             */
            span?: "day" | "week" | "month" | "quarter" | "year";
            /** @default  */
            text?: string;
            title: string;
            /**
             * @default first
             * @enum {string}
             */
            tone?: "first" | "second" | "third" | "fourth" | "fifth" | "sixth";
        };
        /** @description The advanced query of the list; `conditions` in its own language (wire contract 3.4). */
        CardFilter: {
            conditions?: {
                [key: string]: unknown;
            }[];
            /**
             * @default and
             * @enum {string}
             */
            matchType?: "and" | "or";
        };
        /** @description In a grid of twelve columns; heights in its rows. */
        Place: {
            h: number;
            w: number;
            x: number;
            y: number;
        };
        post_sys_dashboard_figures_result: components["schemas"]["CardFigure"][];
        /**
         * @description `problem`: why there is no figure for this reader: the list is not theirs (denied) or not there (gone), a field of it is
         *     hidden or gone (field), or it took too long (slow). `before`: of the same stretch of the span before.
         */
        CardFigure: {
            before: string | null;
            beforeDays: components["schemas"]["Stretch"] | null;
            groups: components["schemas"]["GroupFigure"][];
            heads: string[];
            id: string;
            kind: string;
            more: boolean;
            nowDays: components["schemas"]["Stretch"] | null;
            problem: ("denied" | "gone" | "field" | "slow") | null;
            rows: components["schemas"]["CardRow"][];
            value: string | null;
        };
        /** @description Days, both among them. */
        Stretch: {
            begin: string;
            end: string;
        };
        /**
         * @description `value`: what the list is narrowed to, of a span its first day; `until`: its last. `text`: what it is called, in the
         *     reader's language.
         */
        GroupFigure: {
            figure: string | null;
            text: string | null;
            until: string | null;
            value: string | null;
        };
        CardRow: {
            cells: string[];
            id: string;
        };
        get_sys_dataLog_list_query: {
            /** @default  */
            dataTable?: string;
            /** @default  */
            dataId?: string;
            /** @default 1 */
            pageNo?: number;
            /** @default 10 */
            pageSize?: number;
        };
        ChangePage: {
            current: number;
            pages: number;
            records: components["schemas"]["ChangeEntry"][];
            size: number;
            total: number;
        };
        /** @description A change of a row. `dataContent`: JSON text, of the changed fields or of the row as it was at that version. */
        ChangeEntry: {
            action: string;
            createBy: string | null;
            createBy_dictText: string | null;
            createTime: string;
            dataContent: string;
            dataId: string;
            dataPath: string;
            dataTable: string;
            dataTable_dictText: string;
            dataVersion: number | null;
            id: string;
        };
        get_sys_dataLog_queryCompareList_query: {
            dataId1: string;
            dataId2: string;
        };
        get_sys_dataLog_queryCompareList_result: components["schemas"]["ChangeEntry"][];
        get_sys_dataLog_queryDataVerList_query: {
            dataTable: string;
            dataId: string;
        };
        get_sys_dataLog_queryDataVerList_result: components["schemas"]["ChangeEntry"][];
        get_sys_dataSource_options_result: components["schemas"]["SourceOption"][];
        SourceOption: {
            label: string;
            text: string;
            value: string;
        };
        post_sys_dataSource_testConnection_result: null;
        put_sys_dict_back_id_result: null;
        get_sys_dict_deleteList_result: components["schemas"]["SysDict"][];
        SysDict: {
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            delFlag?: string | number | boolean | null;
            description?: string | null;
            dictCode?: string;
            dictName?: string;
            id: string;
            rowVersion: number;
            type?: number;
            type_dictText?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        delete_sys_dict_deletePhysic_id_result: null;
        get_sys_dict_getDictItems_code_result: components["schemas"]["Option"][];
        /** @description A choice of a dictionary or of a table; the last three only of a dictionary. */
        Option: {
            /** @default null */
            colour?: string | null;
            /** @default null */
            disabled?: boolean | null;
            label: string | null;
            text: string | null;
            /** @default null */
            textEn?: string | null;
            title: string | null;
            value: string;
        };
        get_sys_dict_getDictItems2_code_result: components["schemas"]["Option"][];
        get_sys_dict_getDictText_code_key_result: string | null;
        get_sys_dict_loadDict_code_query: {
            /** @default  */
            keyword?: string;
            /** @default 10 */
            pageSize?: number;
        };
        get_sys_dict_loadDict_code_result: components["schemas"]["Option"][];
        get_sys_dict_loadDictItem_code_query: {
            /** @default  */
            key?: string;
            /** @default false */
            delNotExist?: boolean;
        };
        get_sys_dict_loadDictItem_code_result: string[];
        get_sys_dict_loadDictOrderByValue_code_query: {
            /** @default  */
            keyword?: string;
            /** @default 10 */
            pageSize?: number;
        };
        get_sys_dict_loadDictOrderByValue_code_result: components["schemas"]["Option"][];
        get_sys_dict_loadTreeData_query: {
            /** @default  */
            pid?: string;
            pidField: string;
            tableName: string;
            text: string;
            /** @default  */
            code?: string;
            /** @default  */
            hasChildField?: string;
            /** @default  */
            condition?: string;
        };
        get_sys_dict_loadTreeData_result: components["schemas"]["TreeOption"][];
        get_sys_dict_queryAllDictItems_result: {
            [key: string]: components["schemas"]["DictItem"][];
        };
        get_sys_dict_refleshCache_result: null;
        get_sys_dict_treeList_query: {
            /** @default  */
            dictName?: string;
        };
        get_sys_dict_treeList_result: components["schemas"]["NamedDictionary"][];
        NamedDictionary: {
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            delFlag?: string | number | boolean | null;
            description?: string | null;
            dictCode?: string;
            dictName?: string;
            id: string;
            key: string;
            label: string;
            name: string;
            rowVersion: number;
            title: string;
            type?: number;
            type_dictText?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        get_sys_dictItem_dictItemCheck_query: {
            dictId: string;
            itemValue: string;
            /** @default  */
            id?: string;
        };
        get_sys_dictItem_dictItemCheck_result: boolean;
        get_sys_duplicate_check_query: {
            tableName: string;
            fieldName: string;
            /** @default  */
            fieldVal?: string;
            /** @default  */
            dataId?: string;
        };
        get_sys_duplicate_check_result: null;
        Description: {
            resources: components["schemas"]["ResourceShape"][];
            rules: {
                [key: string]: components["schemas"]["FieldRule"];
            };
        };
        /** @description A regular expression, or the name of a `check` in code. */
        FieldRule: {
            check: string | null;
            message: string;
            pattern: string;
        };
        get_sys_engine_options_query: {
            path: string;
            /** @default  */
            keyword?: string;
            /** @default  */
            ids?: string;
            /** @default  */
            pid?: string;
            /** @default  */
            store?: string;
            /** @default false */
            live?: boolean;
            /** @default  */
            condition?: string;
            /** @default 20 */
            pageSize?: number;
        };
        get_sys_engine_options_result: components["schemas"]["RowOption"][];
        /** @description A row of a resource to choose; `parentId` and `isLeaf` in trees, `heading` (what it stands under) and `icon` (a file) where the rows have such. */
        RowOption: {
            /** @default null */
            heading?: string | null;
            /** @default null */
            icon?: string | null;
            id: string;
            /** @default null */
            isLeaf?: boolean | null;
            /** @default null */
            parentId?: string | null;
            text: string;
            value: string;
        };
        FiguresBody: {
            figures: components["schemas"]["FigureQuery"][];
        };
        /**
         * @description `query`: the filters of the list. `by`: a field whose values the rows are counted by; of a day or a moment its month.
         *     `sum`: a field of amounts or numbers that is summed besides.
         */
        FigureQuery: {
            /** @default  */
            by?: string;
            path: string;
            query?: {
                [key: string]: string;
            };
            sum?: string[];
        };
        post_sys_figures_result: (components["schemas"]["FigureShape"] | null)[];
        FigureShape: {
            count: number;
            slices: components["schemas"]["SliceShape"][];
            sums: {
                [key: string]: string;
            };
        };
        put_sys_fillRule_executeRuleByCode_ruleCode_body: Record<string, never>;
        put_sys_fillRule_executeRuleByCode_ruleCode_result: string;
        ManyRules: {
            commonFormData?: {
                [key: string]: unknown;
            };
            rules: components["schemas"]["OneRule"][];
        };
        OneRule: {
            formData?: {
                [key: string]: unknown;
            };
            ruleCode: string;
        };
        put_sys_fillRule_executeRuleByCodeBatch_result: components["schemas"]["RuleNumber"][];
        /** @description What a fill rule gave. */
        RuleNumber: {
            result: string | null;
            ruleCode: string;
        };
        get_sys_fillRule_testFillRule_query: {
            ruleCode: string;
        };
        get_sys_fillRule_testFillRule_result: string;
        get_sys_gatewayRoute_clearRedis_result: null;
        GatewayUpdate: {
            /**
             * @default {
             *       "filters": null,
             *       "forwardToken": null,
             *       "name": null,
             *       "persistable": null,
             *       "predicates": null,
             *       "retryable": null,
             *       "routerId": "",
             *       "rowVersion": null,
             *       "showApi": null,
             *       "status": null,
             *       "stripPrefix": null,
             *       "uri": null
             *     }
             */
            router?: components["schemas"]["GatewayRouter"];
        };
        /**
         * @description A route as clients of the family send it; what is left out stays as it is. Each value is checked as in the generic form.
         *
         *     predicates, filters: a JSON text or what it says, checked part by part (`table.py`).
         */
        GatewayRouter: {
            /** @default null */
            filters?: unknown;
            /** @default null */
            forwardToken?: boolean | number | string | null;
            /** @default null */
            name?: string | null;
            /** @default null */
            persistable?: boolean | number | string | null;
            /** @default null */
            predicates?: unknown;
            /** @default null */
            retryable?: boolean | number | string | null;
            /** @default  */
            routerId?: string;
            /** @default null */
            rowVersion?: number | string | null;
            /** @default null */
            showApi?: boolean | number | string | null;
            /** @default null */
            status?: number | string | null;
            /** @default null */
            stripPrefix?: number | string | null;
            /** @default null */
            uri?: string | null;
        };
        SysGatewayRoute: {
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            filters?: unknown;
            forwardToken?: boolean;
            id: string;
            name?: string;
            persistable?: boolean;
            predicates?: unknown;
            retryable?: boolean;
            routerId?: string;
            rowVersion: number;
            showApi?: boolean;
            status?: string;
            status_dictText?: string | null;
            stripPrefix?: number;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
            uri?: string;
        };
        /** @description `svg`: the address as a QR code, good for so many seconds. */
        Qrcode: {
            qrcodeId: string;
            seconds: number;
            svg: string;
            url: string;
        };
        get_sys_log_list_query: {
            /** @default 1 */
            pageNo?: number;
            /** @default 10 */
            pageSize?: number;
            /** @default  */
            column?: string;
            /** @default  */
            order?: string;
            /** @default  */
            field?: string;
            /** @default  */
            superQueryParams?: string;
            /** @default and */
            superQueryMatchType?: string;
            /** @default  */
            keyword?: string;
            /** @default false */
            states?: boolean;
        } & {
            [key: string]: unknown;
        };
        SysLogPage: {
            current: number;
            estimated: boolean;
            pages: number;
            records: components["schemas"]["SysLog"][];
            size: number;
            total: number;
        };
        SysLog: {
            costTime?: number | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            device?: string | null;
            id: string;
            ip?: string | null;
            logContent?: string;
            logType?: string;
            logType_dictText?: string | null;
            method?: string | number | boolean | null;
            operateType?: string | null;
            operateType_dictText?: string | null;
            realname?: string | null;
            requestParam?: string | null;
            requestType?: string | null;
            requestUrl?: string | null;
            rowVersion: number;
            status?: number | null;
            success?: boolean;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
            userid?: string | null;
            username?: string | null;
        };
        Login: {
            /** @default null */
            captcha?: string | null;
            /** @default null */
            checkKey?: number | string | null;
            password: string;
            /** @default null */
            rememberMe?: boolean | null;
            /** @default null */
            slider?: string | null;
            username: string;
        };
        /** @description `code`: six digits of the app, or a recovery code. */
        SecondStep: {
            challenge: string;
            code: string;
        };
        /** @description `cas`: where to send the browser, None when off. `rules`: those that forms before signing in check. */
        WaysShape: {
            agreements: components["schemas"]["AgreementShape"][];
            alteration: boolean;
            apps: components["schemas"]["AppShape"][];
            cas: string | null;
            phone: boolean;
            registration: boolean;
            rules: {
                [key: string]: components["schemas"]["FieldRule"];
            };
            third: components["schemas"]["WayShape"][];
        };
        AgreementShape: {
            /** @enum {string} */
            kind: "user" | "privacy";
            title: string;
            version: string;
        };
        WayShape: {
            name: string;
            source: string;
        };
        VisitCounts: {
            todayIp: number;
            todayVisitCount: number;
            totalVisitCount: number;
        };
        post_sys_logout_result: null;
        /** @description `test_data`: a JSON object as text. `receiver`: usernames, phones or addresses by comma. `msg_type` empty: the template's. */
        SendMessage: {
            /** @default  */
            msgType?: string;
            receiver: string;
            templateCode: string;
            /** @default {} */
            testData?: string;
        };
        /** @description `esContent`: the text as it was sent. */
        SentMessage: {
            esContent: string;
            id: string;
        };
        /**
         * @description When somebody wants no reminders, HH:MM; `urgentThrough`: urgent ones all the same; `quietNow`: it is such a time. `muted`: "kind.channel" of
         *     what is not shown there.
         */
        NoticeSettingShape: {
            muted: string[];
            quiet: boolean;
            quietBegin: string;
            quietEnd: string;
            quietNow: boolean;
            urgentThrough: boolean;
        };
        /** @description Times are "HH:MM" of the business clock; equal ones mean the whole day. */
        NoticeSettingBody: {
            muted?: string[];
            /** @default false */
            quiet?: boolean;
            /** @default 22:00 */
            quietBegin?: string;
            /** @default 08:00 */
            quietEnd?: string;
            /** @default true */
            urgentThrough?: boolean;
        };
        /** @description `token` is the opaque session id of the list, never a live token. */
        ForceLogout: {
            token: string;
        };
        post_sys_online_endMine_result: null;
        post_sys_online_forceLogout_result: null;
        get_sys_online_list_query: {
            /** @default  */
            username?: string;
            /** @default 1 */
            pageNo?: number;
            /** @default 10 */
            pageSize?: number;
        };
        SessionPage: {
            current: number;
            pages: number;
            records: components["schemas"]["SessionShape"][];
            size: number;
            total: number;
        };
        /** @description `token` is the id of the session, never a token that signs anybody in; `own`: the one that asks; `online`: a window is open. */
        SessionShape: {
            avatar: string | null;
            birthday: string | null;
            browser: string;
            device: string;
            id: string;
            ip: string | null;
            lastSeen: string;
            loginTime: string;
            online: boolean;
            own: boolean;
            phone: null;
            realname: string;
            sex: number | null;
            token: string;
            userId: string;
            username: string;
        };
        get_sys_online_mine_result: components["schemas"]["SessionShape"][];
        get_sys_online_signIns_result: components["schemas"]["SignInShape"][];
        /** @description `what` as the log says it, a pair text. */
        SignInShape: {
            at: string;
            device: string | null;
            id: string;
            ip: string | null;
            success: boolean;
            what: string;
        };
        /** @description A SysPermission as the menu page sends it. */
        MenuEntry: {
            /** @default false */
            alwaysShow?: boolean;
            /** @default null */
            component?: string | null;
            /** @default null */
            componentName?: string | null;
            /** @default null */
            description?: string | null;
            /** @default false */
            hidden?: boolean;
            /** @default null */
            icon?: string | null;
            /** @default false */
            internalOrExternal?: boolean;
            /** @default true */
            keepAlive?: boolean;
            /** @default 1 */
            menuType?: number;
            name: string;
            /** @default null */
            parentId?: string | null;
            /** @default null */
            perms?: string | null;
            /** @default 1 */
            permsType?: string;
            /** @default null */
            redirect?: string | null;
            /** @default null */
            resource?: string | null;
            /** @default true */
            route?: boolean;
            /** @default 0 */
            sortNo?: number;
            /** @default 1 */
            status?: string;
            /** @default null */
            titleEn?: string | null;
            /** @default null */
            url?: string | null;
        };
        /** @description An entry of the menu page; `children` is null on leaves. `ruleFlag`: 1 where it has data rules. */
        MenuNode: {
            alwaysShow: boolean;
            children: components["schemas"]["MenuNode"][] | null;
            component: string | null;
            componentName: string | null;
            createBy: string | null;
            createTime: string;
            delFlag: number;
            description: string | null;
            hasChildren: boolean;
            hidden: boolean;
            icon: string | null;
            id: string;
            internalOrExternal: boolean;
            isLeaf: boolean;
            keepAlive: boolean;
            key: string;
            leaf: boolean;
            menuType: number;
            name: string;
            parentId: string;
            perms: string | null;
            permsType: string;
            redirect: string | null;
            resource: string | null;
            route: boolean;
            rowVersion: number;
            /** @enum {integer} */
            ruleFlag: 0 | 1;
            sortNo: number;
            status: string;
            title: string;
            titleEn: string | null;
            updateBy: string | null;
            updateTime: string | null;
            url: string | null;
        };
        /** @description A data rule: column, condition and value as in the wire contract 6.3, never SQL. */
        RuleEntry: {
            permissionId: string;
            ruleColumn: string;
            ruleConditions: string;
            ruleName: string;
            ruleValue: string;
            /** @default 1 */
            status?: string;
        };
        /** @description A rule that narrows which rows a grant shows. */
        DataRule: {
            id: string;
            permissionId: string;
            ruleColumn: string | null;
            ruleConditions: string;
            ruleName: string;
            ruleValue: string | null;
            status: string;
        };
        get_sys_permission_checkPath_query: {
            path: string;
        };
        /** @description `known`: whether the address is a page of the menu; `codes`: any of these opens it. */
        PageRight: {
            codes: string[];
            givers: string[];
            known: boolean;
            title: string | null;
            titleEn: string | null;
        };
        get_sys_permission_checkRight_query: {
            code: string;
        };
        /** @description What a right is called in the menu, and who may give it; null for a code that it lacks. */
        RightShape: {
            givers: string[];
            title: string | null;
            titleEn: string | null;
        };
        delete_sys_permission_delete_query: {
            id: string;
        };
        delete_sys_permission_delete_result: null;
        delete_sys_permission_deleteBatch_query: {
            ids: string;
        };
        delete_sys_permission_deleteBatch_result: null;
        delete_sys_permission_deletePermissionRule_query: {
            id: string;
        };
        delete_sys_permission_deletePermissionRule_result: null;
        EditMenu: {
            /** @default false */
            alwaysShow?: boolean;
            /** @default null */
            component?: string | null;
            /** @default null */
            componentName?: string | null;
            /** @default null */
            description?: string | null;
            /** @default false */
            hidden?: boolean;
            /** @default null */
            icon?: string | null;
            id: string;
            /** @default false */
            internalOrExternal?: boolean;
            /** @default true */
            keepAlive?: boolean;
            /** @default 1 */
            menuType?: number;
            name: string;
            /** @default null */
            parentId?: string | null;
            /** @default null */
            perms?: string | null;
            /** @default 1 */
            permsType?: string;
            /** @default null */
            redirect?: string | null;
            /** @default null */
            resource?: string | null;
            /** @default true */
            route?: boolean;
            /** @default null */
            rowVersion?: number | null;
            /** @default 0 */
            sortNo?: number;
            /** @default 1 */
            status?: string;
            /** @default null */
            titleEn?: string | null;
            /** @default null */
            url?: string | null;
        };
        EditRule: {
            id: string;
            permissionId: string;
            ruleColumn: string;
            ruleConditions: string;
            ruleName: string;
            ruleValue: string;
            /** @default 1 */
            status?: string;
        };
        get_sys_permission_explain_query: {
            userId: string;
            /** @default  */
            code?: string;
            /** @default  */
            path?: string;
            /** @default  */
            rowId?: string;
        };
        /** @description `allowed`: the evaluator's answer; `held`: what the person's session is answered with; `row`: where one was asked about. */
        Explanation: {
            allowed: boolean;
            code: string;
            grants: components["schemas"]["ExplainedGrant"][];
            held: boolean;
            roles: string[];
            row: components["schemas"]["ExplainedRow"] | null;
            rule: string;
            trace: components["schemas"]["ExplainedStep"][];
            user: components["schemas"]["ExplainedUser"];
        };
        /** @description One grant with the data rules that narrow what it shows. `resource`: the path of the rows that they are about. */
        ExplainedGrant: {
            departId: string | null;
            departName: string | null;
            enabled: boolean;
            permissionId: string;
            permissionName: string;
            resource: string | null;
            roleCode: string;
            roleId: string;
            roleName: string;
            rules: components["schemas"]["DataRule"][];
        };
        /** @description Whether a person sees one row. `label`: of what kind it is; `above`: paths of what it belongs to and is hidden with. */
        ExplainedRow: {
            above: string[];
            id: string;
            label: string;
            path: string;
            rule: string;
            seen: boolean;
            sources: components["schemas"]["ExplainedSource"][];
            trace: components["schemas"]["ExplainedStep"][];
        };
        /** @description A grant of the entry that shows such rows; without rules it shows all of them. */
        ExplainedSource: {
            departName: string | null;
            fits: boolean;
            permissionName: string;
            roleName: string;
            rules: components["schemas"]["ExplainedRule"][];
        };
        /**
         * @description A data rule against the row. `filled`: what its value stands for to the person; `means` by what it is compared: themselves,
         *     their departments, their organisation, now, or a fixed value; `fits`: null where the field is hidden from who asks.
         */
        ExplainedRule: {
            filled: string[];
            fits: boolean | null;
            /** @enum {string} */
            means: "own" | "department" | "organisation" | "moment" | "value";
            rule: components["schemas"]["DataRule"];
        };
        ExplainedStep: {
            answer: boolean;
            decides: boolean;
            question: string;
        };
        ExplainedUser: {
            id: string;
            realname: string;
            username: string;
        };
        get_sys_permission_getPermRuleListByPermId_query: {
            permissionId: string;
        };
        get_sys_permission_getPermRuleListByPermId_result: components["schemas"]["DataRule"][];
        get_sys_permission_getSystemMenuList_result: components["schemas"]["MenuNode"][];
        get_sys_permission_getSystemSubmenu_query: {
            parentId: string;
        };
        get_sys_permission_getSystemSubmenu_result: components["schemas"]["MenuNode"][];
        get_sys_permission_getSystemSubmenuBatch_query: {
            parentIds: string;
        };
        get_sys_permission_getSystemSubmenuBatch_result: {
            [key: string]: components["schemas"]["MenuNode"][];
        };
        /**
         * @description What the person may open and do. `codes`: their rights; `readOnly`: why nothing can be written now; `home`: their first page;
         *     `dayTurn`: when the business day begins, HH:MM; `agreements`: those to accept anew; `secondFactorDue`: it is to be set up first.
         */
        Permissions: {
            agent: components["schemas"]["StandIn"] | null;
            agentFor: components["schemas"]["StandIn"][];
            agreements: components["schemas"]["AgreementAsked"][];
            allAuth: components["schemas"]["ConfiguredAction"][];
            auth: components["schemas"]["GrantedAction"][];
            codes: string[];
            dayTurn: string;
            frameHosts: string[];
            home: string | null;
            isSuper: boolean;
            maintenanceNotice: string;
            menu: components["schemas"]["MenuItem"][];
            readOnly: ("support" | "role" | "safe" | "expired") | null;
            secondFactorDue: boolean;
            sysSafeMode: boolean;
            visit: components["schemas"]["VisitShape"] | null;
        };
        AgreementAsked: {
            id: string;
            /** @enum {string} */
            kind: "user" | "privacy";
            title: string;
            version: string;
        };
        /** @description `status`: "1" while it is switched on. */
        ConfiguredAction: {
            action: string;
            describe: string;
            status: string;
            type: string;
        };
        GrantedAction: {
            action: string;
            describe: string;
            type: string;
        };
        /** @description `hidden`, `alwaysShow` and `children` are there only where they say something. */
        MenuItem: {
            /** @default null */
            alwaysShow?: boolean | null;
            /** @default null */
            children?: components["schemas"]["MenuItem"][] | null;
            component: string;
            /** @default null */
            hidden?: boolean | null;
            id: string;
            meta: components["schemas"]["MenuMeta"];
            name: string;
            path: string;
            redirect: string | null;
            route: string;
        };
        /** @description `permissionList`: the rights below the entry that the person holds. `url`: of an entry that leads to another site. */
        MenuMeta: {
            componentName: string;
            /** @default null */
            icon?: string | null;
            internalOrExternal: boolean;
            keepAlive: boolean;
            permissionList: string[];
            /** @default null */
            resource?: string | null;
            title: string;
            titleEn: string;
            /** @default null */
            url?: string | null;
        };
        /** @description A visit of the platform's support to an organisation, or of an administrator to what `role` sees. */
        VisitShape: {
            endsAt: string;
            id: string;
            mayWrite: boolean;
            reason: string;
            role: string | null;
            tenant: string;
        };
        get_sys_permission_list_result: components["schemas"]["MenuNode"][];
        /** @description `parent_id` empty means the top; `before_id` names the sibling that comes right after it, none the last place. */
        MoveMenu: {
            /** @default null */
            beforeId?: string | null;
            id: string;
            /** @default null */
            parentId?: string | null;
            /** @default null */
            version?: number | null;
        };
        /** @description Where an entry stands, and where it stood: what takes the move back. */
        MenuPlace: {
            beforeId: string;
            id: string;
            oldBeforeId: string;
            oldParentId: string;
            parentId: string;
            rowVersion: number;
        };
        get_sys_permission_queryDepartPermission_query: {
            departId: string;
        };
        get_sys_permission_queryDepartPermission_result: string[];
        get_sys_permission_queryListAsync_query: {
            /** @default  */
            pid?: string;
            /** @default  */
            parentId?: string;
        };
        get_sys_permission_queryListAsync_result: components["schemas"]["MenuNode"][];
        get_sys_permission_queryPermissionRule_query: {
            permissionId: string;
            /** @default  */
            ruleName?: string;
            /** @default  */
            ruleValue?: string;
        };
        get_sys_permission_queryPermissionRule_result: components["schemas"]["DataRule"][];
        get_sys_permission_queryRolePermission_query: {
            roleId: string;
        };
        get_sys_permission_queryRolePermission_result: string[];
        get_sys_permission_queryTenantPermission_query: {
            /** @default  */
            tenantId?: string;
        };
        get_sys_permission_queryTenantPermission_result: string[];
        /** @description `ids`: of all entries in it. */
        GrantTree: {
            ids: string[];
            treeList: components["schemas"]["GrantNode"][];
        };
        /** @description An entry of the trees in which rights are granted. */
        GrantNode: {
            children: components["schemas"]["GrantNode"][] | null;
            icon: string | null;
            isLeaf: boolean;
            key: string;
            label: string;
            menuType: number;
            parentId: string | null;
            /** @enum {integer} */
            ruleFlag: 0 | 1;
            scopedSlots: components["schemas"]["GrantSlots"];
            slotTitle: string;
            title: null;
            titleEn: string | null;
            value: string;
        };
        GrantSlots: {
            title: string;
        };
        SaveDepartPermission: {
            departId: string;
            /** @default  */
            permissionIds?: string;
        };
        post_sys_permission_saveDepartPermission_result: null;
        SaveRolePermission: {
            /** @default  */
            permissionIds?: string;
            roleId: string;
        };
        post_sys_permission_saveRolePermission_result: null;
        SaveTenantPermission: {
            /** @default  */
            permissionIds?: string;
            tenantId: string;
        };
        post_sys_permission_saveTenantPermission_result: null;
        get_sys_permission_searchTree_query: {
            /** @default  */
            keyword?: string;
        };
        get_sys_permission_searchTree_result: components["schemas"]["MenuNode"][];
        PhoneLogin: {
            captcha: string;
            mobile: string;
            /** @default null */
            rememberMe?: boolean | null;
        };
        get_sys_position_queryByCode_query: {
            code: string;
        };
        SysPosition: {
            code?: string;
            companyId?: string | number | boolean | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            id: string;
            name?: string;
            postRank?: string | number | boolean | null;
            postRank_dictText?: string | number | boolean | null;
            rank?: string | null;
            rank_dictText?: string | null;
            rowVersion: number;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        QrcodeLogin: {
            qrcodeId: string;
        };
        get_sys_quartzJob_execute_query: {
            id: string;
        };
        StartedRun: {
            runId: string;
        };
        RowId: {
            id: string;
        };
        get_sys_quartzJob_kinds_result: components["schemas"]["JobKindShape"][];
        JobKindShape: {
            key: string;
            takes: components["schemas"]["JobParamShape"][];
        };
        /** @description What the parameter of a cron row may say. `kind` number: whole, from `least` to `most`. */
        JobParamShape: {
            default: number | boolean;
            key: string;
            /** @enum {string} */
            kind: "number" | "bool";
            label: components["schemas"]["WordPair"];
            least: number;
            most: number;
        };
        get_sys_quartzJob_pause_query: {
            id: string;
        };
        get_sys_quartzJob_pause_result: null;
        post_sys_quartzJob_pause_result: null;
        get_sys_quartzJob_preview_query: {
            cron: string;
            /** @default null */
            timestamp?: number | null;
        };
        get_sys_quartzJob_preview_result: string[];
        get_sys_quartzJob_resume_query: {
            id: string;
        };
        get_sys_quartzJob_resume_result: null;
        post_sys_quartzJob_resume_result: null;
        post_sys_quartzJobLog_skipMissed_result: null;
        get_sys_randomImage_key_result: string;
        CheckAgain: {
            id: string;
            version: number;
        };
        Checked: {
            checked: string;
        };
        SysRealNameRefuse: {
            id: string;
            /** @default  */
            reason?: string;
            version: number;
        };
        SysRealNameWithdraw: {
            id: string;
            /** @default  */
            reason?: string;
            version: number;
        };
        SysRegionAdd: {
            code: string;
            lat?: string | null;
            lng?: string | null;
            name: string;
            parentId?: string | null;
            pinyin?: string | null;
        };
        SysRegion: {
            code?: string;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            hasChildren?: boolean;
            id: string;
            lat?: string | null;
            level?: number;
            lng?: string | null;
            name?: string;
            parentCode?: string;
            parentId?: string | null;
            parentId_dictText?: string | null;
            pinyin?: string | null;
            rowVersion: number;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        get_sys_region_queryByCode_query: {
            code: string;
        };
        /** @description `path`: what it hangs below, from the top. */
        FoundRegion: {
            children: components["schemas"]["RegionNode"][] | null;
            code: string;
            /** @enum {string} */
            hasChild: "0" | "1";
            hasChildren: boolean;
            id: string;
            isLeaf: boolean;
            key: string;
            leaf: boolean;
            level: number;
            name: string;
            parentCode: string;
            path: components["schemas"]["RegionNode"][];
            pinyin: string | null;
            rowVersion: number;
            title: string;
            value: string;
        };
        /** @description `code` is also `key` and `value`; `children` is null where nothing hangs below or the call answers one level. */
        RegionNode: {
            children: components["schemas"]["RegionNode"][] | null;
            code: string;
            /** @enum {string} */
            hasChild: "0" | "1";
            hasChildren: boolean;
            id: string;
            isLeaf: boolean;
            key: string;
            leaf: boolean;
            level: number;
            name: string;
            parentCode: string;
            pinyin: string | null;
            rowVersion: number;
            title: string;
            value: string;
        };
        get_sys_region_queryChildrenByParentCode_query: {
            /** @default  */
            parentCode?: string;
        };
        get_sys_region_queryChildrenByParentCode_result: components["schemas"]["RegionNode"][];
        get_sys_region_queryIdTree_query: {
            /** @default 9 */
            level?: number;
        };
        get_sys_region_queryIdTree_result: components["schemas"]["RegionId"][];
        RegionId: {
            children: components["schemas"]["RegionId"][] | null;
            key: string;
            leaf: boolean;
            title: string;
            value: string;
        };
        get_sys_region_queryTopLevelTree_result: components["schemas"]["RegionNode"][];
        get_sys_region_queryTreeList_query: {
            /** @default 9 */
            level?: number;
        };
        get_sys_region_queryTreeList_result: components["schemas"]["RegionNode"][];
        get_sys_region_searchBy_query: {
            keyWord: string;
        };
        get_sys_region_searchBy_result: components["schemas"]["FoundRegion"][];
        get_sys_role_checkRoleCode_query: {
            roleCode: string;
            /** @default  */
            id?: string;
        };
        get_sys_role_checkRoleCode_result: boolean;
        /** @description `id` is the role whose grants are taken over. */
        CopyRole: {
            id: string;
            roleCode: string;
            roleName: string;
        };
        CopiedRole: {
            id: string;
            roleCode: string;
            roleName: string;
        };
        SaveRoleRules: {
            /** @default  */
            dataRuleIds?: string;
            permissionId: string;
            roleId: string;
        };
        post_sys_role_datarule_result: null;
        /** @description The rules of an entry; `drChecked`: ids of those that narrow the grant, joined by commas. */
        ChosenRules: {
            datarule: components["schemas"]["DataRule"][];
            /** @default null */
            drChecked?: string | null;
        };
        get_sys_role_matrix_exportXls_query: {
            ids: string;
            /** @default false */
            differs?: boolean;
        };
        get_sys_role_queryFieldRights_query: {
            roleId: string;
            path: string;
        };
        get_sys_role_queryFieldRights_result: {
            [key: string]: "hidden" | "readOnly";
        };
        get_sys_role_queryall_result: components["schemas"]["RoleShape"][];
        RoleShape: {
            createBy: string | null;
            createTime: string;
            description: string | null;
            id: string;
            roleCode: string;
            roleName: string;
            updateBy: string | null;
            updateTime: string | null;
        };
        FieldRightsBody: {
            path: string;
            rights: {
                [key: string]: "hidden" | "readOnly";
            };
            roleId: string;
        };
        post_sys_role_saveFieldRights_result: {
            [key: string]: "hidden" | "readOnly";
        };
        /** @description `version`: of the row as it was seen; which role it is does not depend on it. */
        ViewAs: {
            id: string;
            /** @default null */
            version?: number | null;
        };
        /** @description A view that began; it ends at `endsAt`. */
        ViewedAs: {
            endsAt: string;
            id: string;
            role: string;
        };
        ScanQrcode: {
            /** @enum {string} */
            act: "scan" | "confirm" | "refuse";
            qrcodeId: string;
        };
        QrcodeStep: {
            state: string;
        };
        post_sys_scheduledReport_send_result: null;
        get_sys_search_query: {
            q: string;
            /** @default  */
            paths?: string;
            /** @default 5 */
            limit?: number;
        };
        SearchAnswer: {
            groups: components["schemas"]["SearchGroup"][];
        };
        SearchGroup: {
            hits: components["schemas"]["SearchHit"][];
            more: boolean;
            path: string;
            title: string;
        };
        /** @description `field` and `text`: where it was found, or what else tells it apart; phones are masked. */
        SearchHit: {
            field: string | null;
            id: string;
            name: string;
            text: string | null;
        };
        /** @description `username` is accepted and not trusted: the token says who asks. */
        SelectDepart: {
            orgCode: string;
            /** @default null */
            username?: string | null;
        };
        ChosenDepart: {
            userInfo: components["schemas"]["SignedInUser"];
        };
        EditSwitch: {
            key: string;
            /** @default  */
            value?: string;
        };
        /** @description `platform`: one value for all organisations. */
        SwitchShape: {
            effect: components["schemas"]["WordPair"];
            key: string;
            /** @enum {string} */
            kind: "bool" | "number" | "text" | "time";
            least: string | null;
            most: string | null;
            name: components["schemas"]["WordPair"];
            places: number;
            platform: boolean;
            unit: components["schemas"]["WordPair"] | null;
            value: string;
        };
        get_sys_service_list_result: components["schemas"]["ServiceShape"][];
        /** @description A part of the installation. `ms`: how long it took to answer; `process`: which one told it. */
        ServiceShape: {
            code: string;
            /** @enum {string} */
            kind: "keeper" | "part" | "server";
            /** @default null */
            ms?: number | null;
            name: string;
            nameEn: string;
            /** @default null */
            process?: string | null;
            state: string;
            values: components["schemas"]["ServiceValue"][];
        };
        ServiceValue: {
            label: components["schemas"]["WordPair"];
            value: string | boolean | number | null;
        };
        get_sys_service_switches_result: components["schemas"]["SwitchShape"][];
        Challenge: {
            id: string;
            seconds: number;
        };
        /** @description `track`: [x, milliseconds] of each step of the handle; `width`: how far it can go. */
        SliderTrack: {
            /**
             * @default pointer
             * @enum {string}
             */
            by?: "pointer" | "keyboard";
            id: string;
            track: [
                number,
                number
            ][];
            width: number;
        };
        /** @description `pass` goes with the call that asks for it, within so many seconds. */
        SliderPass: {
            pass: string;
            seconds: number;
        };
        Spaces: {
            organisations: components["schemas"]["OrganisationSpace"][];
            people: components["schemas"]["PersonSpace"][];
        };
        /** @description Bytes; `deleted`: what of them lies in the bin; `unfinished`: what is on its way. */
        OrganisationSpace: {
            allowed: number;
            deleted: number;
            id: string;
            name: string;
            unfinished: number;
            used: number;
        };
        /** @description Bytes; `allowed` null is no limit. */
        PersonSpace: {
            allowed: number | null;
            id: string;
            realname: string;
            used: number;
            username: string;
        };
        /** @description Bytes; `allowed` null is no limit. */
        OwnSpace: {
            allowed: number | null;
            used: number;
        };
        get_sys_subApp_entry_query: {
            /** @enum {string} */
            name: "assetMg" | "risk" | "workflow";
        };
        /** @description `entry`: address of a small JSON file that names the module to mount. */
        AppEntry: {
            base: string;
            entry: string;
            name: string;
        };
        EndVisit: {
            id: string;
            /** @default null */
            version?: number | null;
        };
        post_sys_supportVisit_leave_result: null;
        ReadAnnouncement: {
            anntId: string;
        };
        put_sys_sysAnnouncementSend_editByAnntIdAndUserId_result: null;
        get_sys_sysAnnouncementSend_getMyAnnouncementSend_query: {
            /** @default  */
            titile?: string;
            /** @default  */
            sender?: string;
            /** @default  */
            readFlag?: string;
            /** @default  */
            msgCategory?: string;
            /** @default  */
            priority?: string;
            /** @default 1 */
            pageNo?: number;
            /** @default 10 */
            pageSize?: number;
        };
        put_sys_sysAnnouncementSend_readAll_result: number;
        DepartNode: {
            address?: string | null;
            children: components["schemas"]["DepartNode"][] | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            delFlag?: string | number | boolean | null;
            departName: string;
            departNameAbbr?: string | number | boolean | null;
            departNameEn?: string | null;
            departOrder?: number;
            description?: string | number | boolean | null;
            fax?: string | null;
            hasChildren?: boolean;
            id: string;
            isLeaf: boolean;
            key: string;
            memo?: string | null;
            mobile?: string | null;
            orgCategory?: string;
            orgCategory_dictText?: string | null;
            orgCode: string;
            orgType?: string | number | boolean | null;
            parentId?: string | null;
            parentId_dictText?: string | null;
            parentId_dictTextEn?: string | null;
            qywxIdentifier?: string | number | boolean | null;
            rowVersion: number;
            status?: string;
            status_dictText?: string | null;
            title: string;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
            value: string;
        };
        /** @description `parent_id` empty means the top; `before_id` names the sibling that comes right after it. */
        MoveDepart: {
            /** @default null */
            beforeId?: string | null;
            id: string;
            /** @default null */
            parentId?: string | null;
            /** @default null */
            version?: number | null;
        };
        MovedDepart: {
            address?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            delFlag?: string | number | boolean | null;
            departName?: string;
            departNameAbbr?: string | number | boolean | null;
            departNameEn?: string | null;
            departOrder?: number;
            description?: string | number | boolean | null;
            fax?: string | null;
            hasChildren?: boolean;
            id: string;
            memo?: string | null;
            mobile?: string | null;
            moved: number;
            orgCategory?: string;
            orgCategory_dictText?: string | null;
            orgCode?: string;
            orgType?: string | number | boolean | null;
            parentId?: string | null;
            parentId_dictText?: string | null;
            parentId_dictTextEn?: string | null;
            qywxIdentifier?: string | number | boolean | null;
            rowVersion: number;
            status?: string;
            status_dictText?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        get_sys_sysDepart_queryAllParentId_query: {
            /** @default  */
            departId?: string;
            /** @default  */
            orgCode?: string;
        };
        /** @description From the top; `parentMap` by id. */
        ParentDeparts: {
            parentIds: string[];
            parentMap: {
                [key: string]: components["schemas"]["DepartNode"];
            };
        };
        get_sys_sysDepart_queryDepartTreeSync_query: {
            /** @default  */
            pid?: string;
            /** @default  */
            parentId?: string;
        };
        get_sys_sysDepart_queryDepartTreeSync_result: components["schemas"]["DepartNode"][];
        get_sys_sysDepart_queryIdTree_result: components["schemas"]["DepartId"][];
        DepartId: {
            children: components["schemas"]["DepartId"][] | null;
            isLeaf: boolean;
            key: string;
            orgCode: string;
            title: string;
            value: string;
        };
        get_sys_sysDepart_queryMyDeptTreeList_result: components["schemas"]["DepartNode"][] | null;
        get_sys_sysDepart_queryTreeList_result: components["schemas"]["DepartNode"][];
        get_sys_sysDepart_searchBy_query: {
            /** @default  */
            keyWord?: string;
            /** @default  */
            myDeptSearch?: string;
        };
        get_sys_sysDepart_searchBy_result: components["schemas"]["DepartNode"][];
        SaveDepartRules: {
            /** @default  */
            dataRuleIds?: string;
            departId: string;
            permissionId: string;
        };
        post_sys_sysDepartPermission_datarule_result: null;
        get_sys_sysDepartPermission_queryDeptRolePermission_query: {
            roleId: string;
        };
        get_sys_sysDepartPermission_queryDeptRolePermission_result: string[];
        get_sys_sysDepartPermission_queryTreeListForDeptRole_query: {
            departId: string;
        };
        SaveDepartRolePermission: {
            /** @default  */
            permissionIds?: string;
            roleId: string;
        };
        post_sys_sysDepartPermission_saveDeptRolePermission_result: null;
        post_sys_sysDepartRole_datarule_result: null;
        /** @description `new_role_id` and `old_role_id` are comma lists; what the person holds is read from the database, not from the old list. */
        UserDepartRoles: {
            /** @default  */
            newRoleId?: string;
            /** @default  */
            oldRoleId?: string;
            userId: string;
        };
        post_sys_sysDepartRole_deptRoleUserAdd_result: null;
        get_sys_sysDepartRole_getDeptRoleByUserId_query: {
            departId: string;
            /** @default  */
            userId?: string;
        };
        get_sys_sysDepartRole_getDeptRoleByUserId_result: components["schemas"]["AssignedDepartRole"][];
        /** @description That somebody holds a role of a department. */
        AssignedDepartRole: {
            droleId: string;
            id: string;
            userId: string;
        };
        get_sys_sysDepartRole_getDeptRoleList_query: {
            departId: string;
            /** @default  */
            userId?: string;
        };
        get_sys_sysDepartRole_getDeptRoleList_result: components["schemas"]["SysSysDepartRole"][];
        SysSysDepartRole: {
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            departId?: string;
            departId_dictText?: string | null;
            departId_dictTextEn?: string | null;
            description?: string | null;
            id: string;
            roleCode?: string;
            roleName?: string;
            rowVersion: number;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        SysSysDepartRolePage: {
            current: number;
            estimated: boolean;
            pages: number;
            records: components["schemas"]["SysSysDepartRole"][];
            size: number;
            total: number;
        };
        get_sys_sysParam_kinds_result: components["schemas"]["ParameterShape"][];
        ParameterShape: {
            default: string;
            effect: components["schemas"]["WordPair"];
            key: string;
            /** @enum {string} */
            kind: "bool" | "number" | "text" | "time";
            least: string | null;
            most: string | null;
            name: components["schemas"]["WordPair"];
            places: number;
            unit: components["schemas"]["WordPair"] | null;
        };
        get_sys_sysUserAgent_queryByUserName_query: {
            userName: string;
        };
        SysSysUserAgent: {
            agentUserName?: string;
            agentUserName_dictText?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            endTime?: string;
            id: string;
            rowVersion: number;
            scope?: string;
            scope_dictText?: string | null;
            startTime?: string;
            status?: string;
            status_dictText?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
            userName?: string;
        };
        TaskId: {
            id: string;
        };
        /** @description A long task as its owner sees it. */
        TaskView: {
            createTime: string;
            done: number;
            /** @default null */
            finishTime?: string | null;
            id: string;
            kind: string;
            /** @default null */
            message?: string | null;
            /** @default null */
            result?: components["schemas"]["CheckedFile"] | components["schemas"]["ImportTotals"] | components["schemas"]["BatchShape"] | components["schemas"]["UndoResult"] | components["schemas"]["RoundTotals"] | components["schemas"]["UtilityTotals"] | components["schemas"]["ConversionTotals"] | components["schemas"]["CampaignTotals"] | null;
            /** @default null */
            resultName?: string | null;
            /** @default null */
            resultSize?: number | null;
            /** @default null */
            resultUrl?: string | null;
            state: string;
            title: string;
            total: number;
        };
        /** @description What a file would do; `errorFileUrl` of the refused rows is below the API prefix. */
        CheckedFile: {
            changed: number;
            errorFileUrl: string | null;
            new: number;
            rejected: number;
            same: number;
            sheets: components["schemas"]["CheckedSheet"][];
            total: number;
        };
        /** @description One sheet, which is a resource's, with the first rows of each sort. */
        CheckedSheet: {
            changed: number;
            new: number;
            path: string;
            rejected: number;
            same: number;
            samples: components["schemas"]["CheckedSamples"];
            title: string;
            total: number;
        };
        CheckedSamples: {
            changed: components["schemas"]["ChangedSample"][];
            new: components["schemas"]["NewSample"][];
            rejected: components["schemas"]["RejectedSample"][];
        };
        ChangedSample: {
            diff: components["schemas"]["TrailEntry"][];
            row: number;
        };
        /** @description A row that would be added; `cells` by wire name as they stand in the file. */
        NewSample: {
            cells: {
                [key: string]: string;
            };
            row: number;
        };
        /** @description `column`: its header in the file; none where the row as a whole is refused. */
        RejectedSample: {
            column: string | null;
            reason: string;
            row: number;
        };
        /** @description What an import came to; `fileUrl` of the refused rows is below the API prefix. `act`: by which it can be taken back. */
        ImportTotals: {
            /** @default null */
            act?: string | null;
            errorCount: number;
            /** @default null */
            fileName?: string | null;
            /** @default null */
            fileUrl?: string | null;
            /** @default null */
            msg?: string | null;
            successCount: number;
            totalCount: number;
        };
        /** @description What an act over several rows came to. `act`: by which it can be taken back. */
        BatchShape: {
            /** @default null */
            act?: string | null;
            done: number;
            refused: components["schemas"]["RefusedRow"][];
            total: number;
        };
        /** @description Readings that were begun, and meters that had one. */
        RoundTotals: {
            left: number;
            made: number;
        };
        /** @description Bills that were made, leases that had theirs, meters without a price, units whose readings are missing for a share. */
        UtilityTotals: {
            changed: number;
            known: number;
            lacking: number;
            made: number;
            unread: number;
        };
        /** @description Rows that were copied to the new columns, the version that was published, and the saved views that lost a filter by it. */
        ConversionTotals: {
            converted: number;
            version: number;
            views: number;
        };
        /** @description Members who were told in the portal, by a text message, and those whom nothing reaches. */
        CampaignTotals: {
            texted: number;
            told: number;
            unreached: number;
        };
        get_sys_task_download_query: {
            id: string;
        };
        get_sys_task_list_query: {
            /** @default 1 */
            pageNo?: number;
            /** @default 10 */
            pageSize?: number;
        };
        TaskList: {
            current: number;
            pages: number;
            records: components["schemas"]["TaskView"][];
            size: number;
            total: number;
        };
        get_sys_task_queryById_query: {
            id: string;
        };
        SysTenantAdd: {
            /** Format: date */
            beginDate?: string | null;
            code: string;
            companyCode?: string | null;
            contact?: string | null;
            /** Format: date */
            endDate?: string | null;
            logo?: string | null;
            name: string;
            packageId?: string | null;
            phone?: string | null;
            quotaCalls?: number | null;
            quotaMegabytes?: number | null;
            quotaTasks?: number | null;
            quotaUsers?: number | null;
            status?: number | string | null;
        };
        TenantRecord: {
            /** Format: date */
            beginDate?: string | null;
            code?: string;
            companyCode?: string | null;
            contact?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            /** Format: date */
            endDate?: string | null;
            id: number | string;
            logo?: string | null;
            name?: string;
            opening?: {
                code: string;
                expiresAt: string;
                url: string;
            };
            packageId?: string | null;
            packageId_dictText?: string | null;
            phone?: string | null;
            quotaCalls?: number | null;
            quotaMegabytes?: number | null;
            quotaTasks?: number | null;
            quotaUsers?: number | null;
            rowVersion: number;
            status?: number;
            status_dictText?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        delete_sys_tenant_delete_query: {
            id: string;
        };
        delete_sys_tenant_delete_result: number;
        delete_sys_tenant_deleteBatch_query: {
            ids: string;
        };
        delete_sys_tenant_deleteBatch_result: number;
        SysTenantEdit: {
            /** Format: date */
            beginDate?: string | null;
            companyCode?: string | null;
            contact?: string | null;
            /** Format: date */
            endDate?: string | null;
            id: string;
            logo?: string | null;
            name?: string;
            packageId?: string | null;
            phone?: string | null;
            quotaCalls?: number | null;
            quotaMegabytes?: number | null;
            quotaTasks?: number | null;
            quotaUsers?: number | null;
            rowVersion?: number;
            status?: number | string | null;
        };
        get_sys_tenant_list_query: {
            /** @default 1 */
            pageNo?: number;
            /** @default 10 */
            pageSize?: number;
            /** @default  */
            column?: string;
            /** @default  */
            order?: string;
            /** @default  */
            field?: string;
            /** @default  */
            superQueryParams?: string;
            /** @default and */
            superQueryMatchType?: string;
            /** @default  */
            keyword?: string;
            /** @default false */
            states?: boolean;
        } & {
            [key: string]: unknown;
        };
        TenantRecordPage: {
            current: number;
            estimated: boolean;
            pages: number;
            records: components["schemas"]["TenantRecord"][];
            size: number;
            total: number;
        };
        /** @description Why somebody of the platform looks into an organisation, for how long, and whether they may change anything. */
        LookIn: {
            id: string;
            /** @default false */
            mayWrite?: boolean;
            /** @default 30 */
            minutes?: number;
            reason: string;
        };
        /** @description A visit of support that began; it ends at `endsAt`. */
        LookedIn: {
            endsAt: string;
            id: string;
            tenant: string;
        };
        get_sys_tenant_queryById_query: {
            id: string;
        };
        get_sys_tenant_queryList_query: {
            /** @default  */
            ids?: string;
        };
        get_sys_tenant_queryList_result: components["schemas"]["TenantOption"][];
        TenantOption: {
            beginDate: string | null;
            code: string;
            endDate: string | null;
            id: number;
            name: string;
            status: number;
        };
        get_sys_tenantPackage_queryPermission_query: {
            id: string;
        };
        get_sys_tenantPackage_queryPermission_result: string[];
        /** @description The whole of what a package holds of the menu, as a comma list. */
        SavePackage: {
            id: string;
            /** @default  */
            permissionIds?: string;
        };
        post_sys_tenantPackage_savePermission_result: null;
        /** @description Which other systems people can be told things by. */
        ThirdApps: {
            dingtalk: boolean;
            wechatEnterprise: boolean;
        };
        post_sys_thirdApp_recallMessageTest_body: Record<string, never>;
        post_sys_thirdApp_recallMessageTest_result: null;
        post_sys_thirdApp_sendMessageTest_body: Record<string, never>;
        post_sys_thirdApp_sendMessageTest_result: null;
        get_sys_thirdApp_sync_app_kind_way_result: null;
        /** @description `thirdUserUuid` is the one-time key that the callback page handed over, never the other system's own id. */
        BindPhone: {
            captcha: string;
            mobile: string;
            thirdUserUuid: string;
        };
        TokenResult: {
            token: string;
        };
        get_sys_thirdLogin_rehearsal_query: {
            state: string;
        };
        get_sys_thirdLogin_render_source_query: {
            /** @default null */
            back?: string | null;
        };
        get_sys_thirdLogin_source_callback_query: {
            /** @default  */
            code?: string;
            state: string;
        };
        RoleUsers: {
            roleId: string;
            userIdList: string[];
        };
        post_sys_user_addSysUserRole_result: null;
        /** @description Comma lists; roles and departments are given to each of the users. */
        ApproveUsers: {
            /** @default  */
            departIds?: string;
            ids: string;
            /** @default  */
            roleIds?: string;
        };
        put_sys_user_approve_result: null;
        /** @description An administrator sets another user's password. */
        ChangePassword: {
            confirmpassword: string;
            password: string;
            /** @default  */
            reason?: string;
            username: string;
        };
        put_sys_user_changePassword_result: null;
        get_sys_user_checkFree_query: {
            /** @default  */
            username?: string;
            /** @default  */
            phone?: string;
        };
        get_sys_user_checkFree_result: boolean;
        get_sys_user_checkOnlyUser_query: {
            /** @default  */
            username?: string;
            /** @default  */
            phone?: string;
            /** @default  */
            email?: string;
            /** @default  */
            id?: string;
        };
        get_sys_user_checkOnlyUser_result: boolean;
        delete_sys_user_deleteRecycleBin_query: {
            userIds: string;
        };
        delete_sys_user_deleteRecycleBin_result: null;
        delete_sys_user_deleteUserInDepart_query: {
            depId: string;
            /** @default  */
            userId?: string;
            /** @default  */
            userIds?: string;
        };
        delete_sys_user_deleteUserInDepart_result: null;
        delete_sys_user_deleteUserInDepartBatch_query: {
            depId: string;
            /** @default  */
            userId?: string;
            /** @default  */
            userIds?: string;
        };
        delete_sys_user_deleteUserInDepartBatch_result: null;
        delete_sys_user_deleteUserRole_query: {
            roleId: string;
            /** @default  */
            userId?: string;
            /** @default  */
            userIds?: string;
        };
        delete_sys_user_deleteUserRole_result: null;
        delete_sys_user_deleteUserRoleBatch_query: {
            roleId: string;
            /** @default  */
            userId?: string;
            /** @default  */
            userIds?: string;
        };
        delete_sys_user_deleteUserRoleBatch_result: null;
        get_sys_user_departUserList_query: {
            /** @default 1 */
            pageNo?: number;
            /** @default 10 */
            pageSize?: number;
            /** @default  */
            column?: string;
            /** @default  */
            order?: string;
            /** @default  */
            field?: string;
            /** @default  */
            superQueryParams?: string;
            /** @default and */
            superQueryMatchType?: string;
            /** @default  */
            keyword?: string;
            /** @default false */
            states?: boolean;
        } & {
            [key: string]: unknown;
        };
        SysUserPage: {
            current: number;
            estimated: boolean;
            pages: number;
            records: components["schemas"]["SysUser"][];
            size: number;
            total: number;
        };
        SysUser: {
            activitiSync?: string | number | boolean | null;
            avatar?: string | null;
            /** Format: date */
            birthday?: string | null;
            clientId?: string | number | boolean | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            delFlag?: string | number | boolean | null;
            departIds?: string | null;
            departIds_dictText?: string | null;
            departIds_dictTextEn?: string | null;
            email?: string | null;
            id: string;
            orgCode?: string | number | boolean | null;
            orgCodeTxt?: string | number | boolean | null;
            phone?: string | null;
            post?: string | null;
            post_dictText?: string | null;
            quotaMegabytes?: number | null;
            realname?: string;
            relTenantIds?: string | number | boolean | null;
            rowVersion: number;
            selecteddeparts?: string | null;
            selecteddeparts_dictText?: string | null;
            selecteddeparts_dictTextEn?: string | null;
            selectedroles?: string | null;
            selectedroles_dictText?: string | null;
            sex?: number | null;
            sex_dictText?: string | null;
            status?: number;
            status_dictText?: string | null;
            telephone?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
            userIdentity?: number;
            userIdentity_dictText?: string | null;
            username?: string;
            workNo?: string | null;
        };
        DepartUsers: {
            depId: string;
            userIdList: string[];
        };
        post_sys_user_editSysDepartWithUser_result: null;
        /** @description `reason` goes to the trail. */
        FrozenBatch: {
            ids: string;
            /** @default  */
            reason?: string;
            status: string;
        };
        put_sys_user_frozenBatch_result: null;
        get_sys_user_generateUserId_result: string;
        /** @description `orgCode`: of the department that the session is in. */
        OwnDeparts: {
            list: components["schemas"]["OwnDepart"][];
            orgCode: string;
        };
        get_sys_user_list_query: {
            /** @default 1 */
            pageNo?: number;
            /** @default 10 */
            pageSize?: number;
            /** @default  */
            column?: string;
            /** @default  */
            order?: string;
            /** @default  */
            field?: string;
            /** @default  */
            superQueryParams?: string;
            /** @default and */
            superQueryMatchType?: string;
            /** @default  */
            keyword?: string;
            /** @default false */
            states?: boolean;
        } & {
            [key: string]: unknown;
        };
        UserCardPage: {
            current: number;
            estimated: boolean;
            pages: number;
            records: components["schemas"]["UserCard"][];
            size: number;
            total: number;
        };
        UserCard: {
            activitiSync?: string | number | boolean | null;
            avatar?: string | null;
            /** Format: date */
            birthday?: string | null;
            clientId?: string | number | boolean | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            delFlag?: string | number | boolean | null;
            departIds?: string | null;
            departIds_dictText?: string | null;
            departIds_dictTextEn?: string | null;
            email?: string | null;
            id: string;
            orgCode?: string | number | boolean | null;
            orgCodeTxt?: string | number | boolean | null;
            phone?: string | null;
            post?: string | null;
            post_dictText?: string | null;
            quotaMegabytes?: number | null;
            realname?: string;
            relTenantIds?: string | number | boolean | null;
            rowVersion?: number;
            selecteddeparts?: string | null;
            selecteddeparts_dictText?: string | null;
            selecteddeparts_dictTextEn?: string | null;
            selectedroles?: string | null;
            selectedroles_dictText?: string | null;
            sex?: number | null;
            sex_dictText?: string | null;
            status?: number;
            status_dictText?: string | null;
            telephone?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
            userIdentity?: number;
            userIdentity_dictText?: string | null;
            username?: string;
            workNo?: string | null;
        };
        get_sys_user_list2_query: {
            /** @default 1 */
            pageNo?: number;
            /** @default 10 */
            pageSize?: number;
            /** @default  */
            column?: string;
            /** @default  */
            order?: string;
            /** @default  */
            field?: string;
            /** @default  */
            superQueryParams?: string;
            /** @default and */
            superQueryMatchType?: string;
            /** @default  */
            keyword?: string;
            /** @default false */
            states?: boolean;
        } & {
            [key: string]: unknown;
        };
        Preferences: {
            /** @default null */
            settings?: components["schemas"]["SettingsShape"] | null;
            /** @default null */
            shortcuts?: components["schemas"]["ShortcutsShape"] | null;
        };
        /** @description The settings drawer; an item that is not given stays as the client has it. */
        SettingsShape: {
            /** @default null */
            autoHideHeader?: boolean | null;
            /** @default null */
            contentWidth?: ("fluid" | "fixed") | null;
            /** @default null */
            density?: ("compact" | "middle" | "large") | null;
            /** @default null */
            fixedHeader?: boolean | null;
            /** @default null */
            fixedSider?: boolean | null;
            /** @default null */
            layout?: ("side" | "top") | null;
            /** @default null */
            multiTab?: boolean | null;
            /** @default null */
            navTheme?: ("light" | "dark") | null;
            /** @default null */
            primary?: string | null;
            /** @default null */
            theme?: ("light" | "dark" | "system") | null;
            /** @default null */
            weak?: boolean | null;
        };
        /** @description Paths of pages on the own workplace, in order. */
        ShortcutsShape: {
            paths?: string[];
        };
        SavePreference: {
            /** @enum {string} */
            name: "settings" | "shortcuts";
            value: {
                [key: string]: unknown;
            };
        };
        put_sys_user_preferences_result: components["schemas"]["SettingsShape"] | components["schemas"]["ShortcutsShape"];
        /** @description `roles`, `departs`: by name. */
        Profile: {
            departs: string[];
            masked: components["schemas"]["MaskedAddresses"];
            roles: string[];
            tenantName: string;
            thirds: components["schemas"]["ThirdAccount"][];
            userInfo: components["schemas"]["UserInfo"];
        };
        MaskedAddresses: {
            email: string | null;
            phone: string | null;
        };
        /** @description An account of another system by which one can sign in. */
        ThirdAccount: {
            boundAt: string;
            id: string;
            name: string | null;
            type: string;
        };
        UserInfo: {
            activitiSync?: string | number | boolean | null;
            avatar?: string | null;
            /** Format: date */
            birthday?: string | null;
            clientId?: string | number | boolean | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            delFlag?: string | number | boolean | null;
            departIds?: string | null;
            departIds_dictText?: string | null;
            departIds_dictTextEn?: string | null;
            email?: string | null;
            id: string;
            orgCode?: string | number | boolean | null;
            orgCodeTxt?: string | number | boolean | null;
            phone?: string | null;
            post?: string | null;
            post_dictText?: string | null;
            quotaMegabytes?: number | null;
            realname: string;
            relTenantIds?: string | number | boolean | null;
            rowVersion: number;
            selecteddeparts?: string | null;
            selecteddeparts_dictText?: string | null;
            selecteddeparts_dictTextEn?: string | null;
            selectedroles?: string | null;
            selectedroles_dictText?: string | null;
            sex?: number | null;
            sex_dictText?: string | null;
            status?: number;
            status_dictText?: string | null;
            telephone?: string | null;
            tenantId: number;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
            userIdentity?: number;
            userIdentity_dictText?: string | null;
            username: string;
            workNo?: string | null;
        };
        /** @description What one may change about oneself without proving who one is; what is not given stays. */
        EditProfile: {
            /** @default null */
            avatar?: string | null;
            /** @default null */
            birthday?: string | null;
            /** @default null */
            realname?: string | null;
            /** @default null */
            sex?: ("1" | "2") | null;
        };
        put_sys_user_profile_result: components["schemas"]["UserInfo"];
        /** @description The one-time key that the other system's callback page handed over. */
        BindThird: {
            thirdUserUuid: string;
        };
        /** @description Exactly one new value; phone and email come with the code that was sent to them. */
        ChangeSelf: {
            /** @default  */
            code?: string;
            /** @default null */
            confirmpassword?: string | null;
            /** @default null */
            email?: string | null;
            key: string;
            /** @default null */
            password?: string | null;
            /** @default null */
            phone?: string | null;
            /** @default null */
            username?: string | null;
        };
        post_sys_user_profile_change_result: components["schemas"]["UserInfo"];
        /** @description `answer`: the code that was sent, or the present password. */
        ProveSelf: {
            answer: string;
            /** @enum {string} */
            by: "phone" | "email" | "password";
        };
        SendOwnCode: {
            /** @enum {string} */
            by: "phone" | "email";
        };
        /** @description One of the two: where the code goes that proves the new value. */
        SendNewCode: {
            /** @default null */
            email?: string | null;
            key: string;
            /** @default null */
            phone?: string | null;
        };
        delete_sys_user_profile_unbindThird_query: {
            id: string;
        };
        delete_sys_user_profile_unbindThird_result: null;
        /** @description The same as a body. */
        UserIds: {
            userIds: string;
        };
        put_sys_user_putRecycleBin_result: null;
        get_sys_user_queryByIds_query: {
            userIds: string;
        };
        get_sys_user_queryByIds_result: components["schemas"]["SysUser"][];
        get_sys_user_queryByOrgCode_query: {
            /** @default  */
            orgCode?: string;
            /** @default  */
            username?: string;
            /** @default  */
            realname?: string;
            /** @default 1 */
            pageNo?: number;
            /** @default 10 */
            pageSize?: number;
        };
        get_sys_user_queryByOrgCodeForAddressList_query: {
            /** @default  */
            orgCode?: string;
            /** @default  */
            username?: string;
            /** @default  */
            realname?: string;
            /** @default 1 */
            pageNo?: number;
            /** @default 10 */
            pageSize?: number;
        };
        AddressPage: {
            current: number;
            estimated: boolean;
            pages: number;
            records: components["schemas"]["AddressEntry"][];
            size: number;
            total: number;
        };
        /** @description A person in the address book; `departName`: "A | B". */
        AddressEntry: {
            avatar: string | null;
            departId: string | null;
            departName: string;
            email: string | null;
            orgCode: string | null;
            phone: string | null;
            post: string | null;
            post_dictText: string | null;
            realname: string;
            sex: string | number | null;
            userId: string;
            username: string;
            workNo: string | null;
        };
        get_sys_user_queryUserByDepId_query: {
            id: string;
            /** @default  */
            realname?: string;
        };
        get_sys_user_queryUserByDepId_result: components["schemas"]["SysUser"][];
        get_sys_user_queryUserComponentData_query: {
            /** @default 1 */
            pageNo?: number;
            /** @default 10 */
            pageSize?: number;
            /** @default  */
            column?: string;
            /** @default  */
            order?: string;
            /** @default  */
            field?: string;
            /** @default  */
            superQueryParams?: string;
            /** @default and */
            superQueryMatchType?: string;
            /** @default  */
            keyword?: string;
            /** @default false */
            states?: boolean;
        } & {
            [key: string]: unknown;
        };
        get_sys_user_queryUserRole_query: {
            userid: string;
        };
        get_sys_user_queryUserRole_result: string[];
        /** @description `idNo` is masked. */
        OwnRealName: {
            idNo: string | null;
            realname: string | null;
            reason: string | null;
            reviewedAt: string | null;
            /** @enum {string} */
            state: "0" | "1" | "2" | "3";
            submittedAt: string | null;
        };
        /** @description `front`, `back`: stored paths of the photos of both sides. */
        SubmitRealName: {
            back: string;
            front: string;
            idNo: string;
            realname: string;
        };
        get_sys_user_recycleBin_result: components["schemas"]["SysUserPage"] | components["schemas"]["SysUser"][];
        ResetFactor: {
            id: string;
            reason: string;
        };
        put_sys_user_resetSecondFactor_result: null;
        /** @description `left`: recovery codes not used yet. `demanded`: by a role of the person. `password`: whether there is one to turn it off by. */
        FactorState: {
            demanded: boolean;
            left: number;
            on: boolean;
            password: boolean;
            since: string | null;
        };
        /** @description The present password, and a code of the app or for recovery. */
        ProveFactor: {
            code: string;
            password: string;
        };
        /** @description Shown once. */
        RecoveryCodes: {
            codes: string[];
        };
        ConfirmFactor: {
            code: string;
        };
        /** @description `secret`: for who types it; `address` (otpauth) and `svg`, its QR code, for who scans it. */
        FactorStart: {
            address: string;
            secret: string;
            svg: string;
        };
        post_sys_user_secondFactor_turnOff_result: null;
        /** @description Spec names: oldpassword, password, confirmpassword, username. */
        UpdatePassword: {
            confirmpassword: string;
            oldpassword: string;
            password: string;
            /** @default null */
            username?: string | null;
        };
        post_sys_user_updatePassword_result: null;
        put_sys_user_updatePassword_result: null;
        get_sys_user_userDepartList_query: {
            userId: string;
        };
        get_sys_user_userDepartList_result: components["schemas"]["DepartOption"][];
        DepartOption: {
            key: string;
            title: string;
            value: string;
        };
        get_sys_user_userRoleList_query: {
            /** @default 1 */
            pageNo?: number;
            /** @default 10 */
            pageSize?: number;
            /** @default  */
            column?: string;
            /** @default  */
            order?: string;
            /** @default  */
            field?: string;
            /** @default  */
            superQueryParams?: string;
            /** @default and */
            superQueryMatchType?: string;
            /** @default  */
            keyword?: string;
            /** @default false */
            states?: boolean;
        } & {
            [key: string]: unknown;
        };
        NewView: {
            content: components["schemas"]["ViewContent"];
            path: string;
            /** @default false */
            roleDefault?: boolean;
            roleIds?: string[];
            title: string;
        };
        ViewContent: {
            columns?: components["schemas"]["ColumnShape"][];
            /** @default null */
            density?: string | null;
            filters?: {
                [key: string]: unknown;
            };
            /** @default null */
            pageSize?: number | null;
            sort?: components["schemas"]["SortShape"][];
            /** @default null */
            superQuery?: {
                [key: string]: unknown;
            } | null;
        };
        ColumnShape: {
            /** @default null */
            hidden?: boolean | null;
            key: string;
            /** @default null */
            pin?: string | null;
            /** @default null */
            width?: number | null;
        };
        SortShape: {
            key: string;
            /** @default asc */
            order?: string;
        };
        /** @description `roleDefault`: the list opens with it for the roles that it is shared with; `isDefault`: for this person. */
        SavedViewShape: {
            content: components["schemas"]["StoredView"];
            id: string;
            isDefault: boolean;
            mine: boolean;
            ownerName: string | null;
            path: string;
            roleDefault: boolean;
            roleIds: string[];
            rowVersion: number;
            title: string;
        };
        /** @description Columns, filters, sort and density of a list. */
        StoredView: {
            columns: components["schemas"]["ViewColumn"][];
            /** @default null */
            density?: string | null;
            filters: {
                [key: string]: unknown;
            };
            /** @default null */
            pageSize?: number | null;
            sort: components["schemas"]["SortedBy"][];
            superQuery: {
                [key: string]: unknown;
            } | null;
        };
        ViewColumn: {
            /** @default null */
            hidden?: boolean | null;
            key: string;
            /** @default null */
            pin?: ("left" | "right") | null;
            /** @default null */
            width?: number | null;
        };
        DefaultView: {
            /** @default null */
            id?: string | null;
            path: string;
        };
        post_sys_view_default_result: null;
        delete_sys_view_delete_query: {
            id: string;
        };
        delete_sys_view_delete_result: null;
        ChangedView: {
            /** @default null */
            content?: components["schemas"]["ViewContent"] | null;
            id: string;
            /** @default null */
            roleDefault?: boolean | null;
            /** @default null */
            roleIds?: string[] | null;
            /** @default null */
            title?: string | null;
            /** @default null */
            version?: number | null;
        };
        get_sys_view_mine_query: {
            path: string;
        };
        get_sys_view_mine_result: components["schemas"]["SavedViewShape"][];
        get_sys_visitInfo_result: components["schemas"]["VisitDay"][];
        /** @description `type`: MM-DD; `tian`: the day; `ip`: from how many addresses. */
        VisitDay: {
            ip: number;
            tian: string;
            type: string;
            visit: number;
        };
        get_user_info_result: components["schemas"]["UserInfo"];
        /** @description `whom`: those without a link of it, or those who have one and did not answer. */
        SendCampaign: {
            id: string;
            /** @enum {string} */
            whom: "new" | "silent";
        };
        VipCppccProposalAnswer: {
            id: string;
            /** @default  */
            reply?: string;
            version: number;
        };
        VipCppccProposalTurnDown: {
            id: string;
            /** @default  */
            reply?: string;
            version: number;
        };
        VipFirmRefuse: {
            id: string;
            /** @default  */
            reason?: string;
            version: number;
        };
        VipFirmRemove: {
            id: string;
            /** @default  */
            reason?: string;
            version: number;
        };
        VipFirmSuspend: {
            id: string;
            /** @default  */
            reason?: string;
            version: number;
        };
        VipFirmWithdraw: {
            id: string;
            /** @default  */
            reason?: string;
            version: number;
        };
        get_vip_greeting_birthdays_query: {
            /** @default 30 */
            days?: number;
            /**
             * @default
             * @enum {string}
             */
            occasion?: "" | "birthday" | "joining";
            /** @default  */
            chapterId?: string;
        };
        /** @description From today on; `more`: there are others behind the last. */
        Occasions: {
            lines: components["schemas"]["OccasionLine"][];
            more: boolean;
            /** Format: date */
            today: string;
        };
        /** @description `years`: the age reached, or the years as a member; `mobile` with its middle hidden. `greeting_state`: of this year's greeting. */
        OccasionLine: {
            chapter: string | null;
            /** Format: date */
            day: string;
            greetingId: string | null;
            greetingState: string | null;
            level: string | null;
            memberId: string;
            memberNo: string;
            mobile: string | null;
            name: string;
            /** @enum {string} */
            occasion: "birthday" | "joining";
            years: number;
        };
        DraftGreetings: {
            chosen: components["schemas"]["Chosen"][];
            templateId: string;
        };
        Chosen: {
            memberId: string;
            /** @enum {string} */
            occasion: "birthday" | "joining";
        };
        /** @description `left`: how many of the chosen have one already, or no such day within 90 days. */
        DraftedGreetings: {
            left: number;
            made: number;
        };
        get_vip_improve_review_query: {
            id: string;
        };
        VipNpcBillAnswer: {
            id: string;
            /** @default  */
            reply?: string;
            version: number;
        };
        VipNpcBillTurnDown: {
            id: string;
            /** @default  */
            reply?: string;
            version: number;
        };
        /** @description Nothing where the account belongs to no member. */
        OwnRecord: {
            member: components["schemas"]["OwnMember"] | null;
        };
        /** @description `state` and `missing` are words of their dictionaries, the latter between commas; `level`, `chapter` and `firm` are names. */
        OwnMember: {
            chapter: string | null;
            completeness: number;
            firm: string | null;
            id: string;
            joinDate: string | null;
            level: string | null;
            memberNo: string;
            missing: string;
            mobile: string | null;
            name: string;
            score: number;
            state: string;
        };
        VipPersonRefuse: {
            id: string;
            /** @default  */
            reason?: string;
            version: number;
        };
        VipPersonRemove: {
            id: string;
            /** @default  */
            reason?: string;
            version: number;
        };
        VipPersonSuspend: {
            id: string;
            /** @default  */
            reason?: string;
            version: number;
        };
        VipPersonWithdraw: {
            id: string;
            /** @default  */
            reason?: string;
            version: number;
        };
        VipScoreReverse: {
            id: string;
            /** @default  */
            reason?: string;
            version: number;
        };
        get_vip_segment_members_query: {
            id: string;
        };
        /** @description How many the asking person finds in it, `estimated` where they are too many to be counted, and the first of them. */
        SegmentMembers: {
            estimated: boolean;
            members: components["schemas"]["SegmentMember"][];
            /** @enum {string} */
            of: "person" | "firm";
            total: number;
        };
        SegmentMember: {
            id: string;
            name: string;
        };
        VipSuspensionAccept: {
            id: string;
            /** @default  */
            reason?: string;
            version: number;
        };
        VipSuspensionDismiss: {
            id: string;
            /** @default  */
            reason?: string;
            version: number;
        };
        /** @description `username` is the caller's own. */
        Pair: {
            toUsername: string;
            username: string;
        };
        ChatServiceAsked: {
            avatar?: string | null;
            realname?: string | null;
            status?: string | null;
            username?: string | null;
        };
        get_bsfdoc_doc_sys_dict_getDictItems_code_result: components["schemas"]["Option"][];
        ReadCards: {
            links: string[];
        };
        post_chat_card_read_result: components["schemas"]["ChatCard"][];
        /** @description The record behind a link, with the rights of the reader: only `link` and `denied` where they have none. */
        ChatCard: {
            denied: boolean;
            /** @default null */
            fields?: components["schemas"]["ChatCardField"][] | null;
            /** @default null */
            gone?: boolean | null;
            /** @default null */
            id?: string | null;
            /** @default null */
            image?: string | null;
            link: string;
            /** @default null */
            path?: string | null;
            /** @default null */
            route?: string | null;
            /** @default null */
            state?: components["schemas"]["ChatCardState"] | null;
            /** @default null */
            subtitle?: string | null;
            /** @default null */
            title?: string | null;
            /** @default null */
            topic?: string | null;
        };
        ChatCardField: {
            text: string;
            title: string;
        };
        ChatCardState: {
            colour: string | null;
            text: string;
        };
        WithUsers: {
            id: string;
            userIds: string[];
        };
        /** @description A conversation as the reader sees it. `mentioned`: an unread message names them. */
        ChatConversation: {
            avatar: string | null;
            closed: boolean;
            closedBy: string | null;
            draft: string | null;
            draftAt: string | null;
            id: string;
            /** @enum {integer} */
            kind: 1 | 2 | 3;
            last: components["schemas"]["ChatPreview"] | null;
            lastAt: string | null;
            lastReadSeq: number;
            lastSeq: number;
            members: number;
            mentioned: boolean;
            muted: boolean;
            name: string;
            names: string[];
            owner: string | null;
            peer: components["schemas"]["ChatSender"] | null;
            pinned: boolean;
            record: components["schemas"]["ChatRecord"] | null;
            rev: number;
            role: ("owner" | "admin" | "member") | null;
            unread: number;
        };
        /** @description What a line in a list shows of a message: its words cut short, of a file the name. */
        ChatPreview: {
            at: string;
            body: string;
            clientId: string | null;
            conversationId: string;
            editedAt: string | null;
            id: string;
            /** @enum {string} */
            kind: "text" | "image" | "voice" | "file" | "card" | "system";
            media: components["schemas"]["ChatMediaName"] | null;
            recalledAt: string | null;
            rev: number;
            sender: components["schemas"]["ChatSender"];
            seq: number;
            words: components["schemas"]["ChatWords"] | null;
        };
        ChatMediaName: {
            name: string;
        };
        ChatSender: {
            avatar: string | null;
            id: string;
            realname: string;
            username: string;
        };
        /** @description What the system says, in both languages. */
        ChatWords: {
            en: string;
            zh: string;
        };
        /** @description `route`: the page that shows the record, where there is one. */
        ChatRecord: {
            id: string;
            path: string;
            route: string | null;
            title: string;
        };
        Close: {
            closed: boolean;
            id: string;
        };
        Draft: {
            /** @default null */
            draft?: string | null;
            id: string;
        };
        put_chat_conversation_draft_result: null;
        EditConversation: {
            /** @default null */
            avatar?: string | null;
            id: string;
            /** @default null */
            name?: string | null;
        };
        Follow: {
            follow: boolean;
            id: string;
        };
        NewGroup: {
            /** @default null */
            name?: string | null;
            userIds: string[];
        };
        WithUser: {
            id: string;
            userId: string;
        };
        OneId: {
            id: string;
        };
        post_chat_conversation_leave_result: null;
        /** @description `later`: how many messages wait to be sent. */
        ChatInbox: {
            conversations: components["schemas"]["ChatConversation"][];
            later: number;
            unread: number;
        };
        get_chat_conversation_members_query: {
            id: string;
        };
        get_chat_conversation_members_result: components["schemas"]["ChatMember"][];
        ChatMember: {
            avatar: string | null;
            id: string;
            lastReadSeq: number;
            realname: string;
            /** @enum {string} */
            role: "owner" | "admin" | "member";
            username: string;
        };
        Mute: {
            id: string;
            muted: boolean;
        };
        get_chat_conversation_ofRecord_query: {
            path: string;
            id: string;
        };
        /** @description Of a record; `id` is null while nobody has opened the talk. */
        ChatTalkFacts: {
            closed: boolean;
            following: boolean;
            id: string | null;
            messages: number;
        };
        get_chat_conversation_one_query: {
            id: string;
        };
        Pin: {
            id: string;
            pinned: boolean;
        };
        ReadUpTo: {
            id: string;
            seq: number;
        };
        ChatReadUpTo: {
            lastReadSeq: number;
        };
        RecordRef: {
            id: string;
            path: string;
        };
        SetRole: {
            id: string;
            /** @enum {string} */
            role: "admin" | "member";
            userId: string;
        };
        Peer: {
            userId: string;
        };
        /** @description Of one conversation, or of all that somebody sent. */
        Export: {
            /** @default  */
            conversationId?: string;
            /** Format: date */
            from: string;
            reason: string;
            /** Format: date */
            to: string;
            /** @default  */
            userId?: string;
        };
        ChatFriend: {
            avatar: string | null;
            depart: string | null;
            friend: ("requested" | "asked" | "accepted" | "refused" | "removed") | null;
            id: string;
            mayWrite: boolean;
            realname: string;
            remark: string | null;
            status: ("requested" | "asked" | "accepted" | "refused" | "removed") | null;
            username: string;
        };
        AddFriend: {
            /** @default null */
            said?: string | null;
            userId: string;
        };
        get_chat_friend_list_result: components["schemas"]["ChatFriendLine"][];
        ChatFriendLine: {
            at: string | null;
            avatar: string | null;
            depart: string | null;
            friend: ("requested" | "asked" | "accepted" | "refused" | "removed") | null;
            id: string;
            mayWrite: boolean;
            realname: string;
            remark: string | null;
            said: string | null;
            status: ("requested" | "asked" | "accepted" | "refused" | "removed") | null;
            username: string;
        };
        Remark: {
            /** @default null */
            remark?: string | null;
            userId: string;
        };
        post_chat_friend_remove_result: null;
        AddLater: {
            /** @default  */
            body?: string;
            clientId: string;
            conversationId: string;
            /**
             * @default text
             * @enum {string}
             */
            kind?: "text" | "image" | "voice" | "file" | "card";
            /** @default null */
            media?: components["schemas"]["MediaGiven"] | null;
            mentions?: string[];
            /** @default null */
            replyTo?: string | null;
            sendAt: string;
        };
        MediaGiven: {
            path: string;
            /** @default null */
            seconds?: number | null;
            /** @default null */
            wave?: number[] | null;
        };
        /** @description A message that waits for its time; `note` says why it could not be sent. */
        ChatLater: {
            body: string;
            clientId: string;
            conversation: components["schemas"]["ChatHead"];
            conversationId: string;
            id: string;
            /** @enum {string} */
            kind: "text" | "image" | "voice" | "file" | "card" | "system";
            media: components["schemas"]["ChatMedia"] | null;
            mentions: string[];
            note: string | null;
            replyTo: string | null;
            sendAt: string;
            /** @enum {string} */
            state: "waiting" | "failed" | "sent" | "cancelled";
        };
        /** @description What a conversation is called. `kind`: 1 of two people, 2 of a group, 3 about a record. */
        ChatHead: {
            id: string;
            /** @enum {integer} */
            kind: 1 | 2 | 3;
            name: string;
        };
        /** @description A stored file; the later fields are there for some kinds only. `wave`: the loudness over time, 0 to 100. */
        ChatMedia: {
            /** @default null */
            height?: number | null;
            mime: string;
            name: string;
            path: string;
            /** @default null */
            preview?: string | null;
            /** @default null */
            seconds?: number | null;
            size: number;
            /** @default null */
            wave?: number[] | null;
            /** @default null */
            width?: number | null;
        };
        post_chat_later_cancel_result: null;
        EditLater: {
            /** @default null */
            body?: string | null;
            id: string;
            /** @default null */
            sendAt?: string | null;
        };
        get_chat_later_list_result: components["schemas"]["ChatLater"][];
        /** @description `mentions`: ids of people, or "all". */
        ChatMessage: {
            at: string;
            body: string;
            clientId: string | null;
            conversationId: string;
            editedAt: string | null;
            forwardedFrom: string | null;
            id: string;
            /** @enum {string} */
            kind: "text" | "image" | "voice" | "file" | "card" | "system";
            media: components["schemas"]["ChatMedia"] | null;
            mentions: string[];
            reactions: components["schemas"]["ChatReaction"][];
            recalledAt: string | null;
            replyTo: components["schemas"]["ChatQuote"] | null;
            rev: number;
            sender: components["schemas"]["ChatSender"];
            seq: number;
            words: components["schemas"]["ChatWords"] | null;
        };
        ChatReaction: {
            emoji: string;
            users: components["schemas"]["ChatReactor"][];
        };
        ChatReactor: {
            id: string;
            realname: string;
        };
        ChatQuote: {
            body: string;
            id: string;
            /** @enum {string} */
            kind: "text" | "image" | "voice" | "file" | "card" | "system";
            recalled: boolean;
            sender: string;
            seq: number;
        };
        get_chat_message_atDate_query: {
            conversationId: string;
            /** Format: date */
            date: string;
        };
        ChatPlace: {
            seq: number | null;
        };
        get_chat_message_changes_query: {
            conversationId: string;
            /** @default 0 */
            since?: number;
            /** @default 200 */
            limit?: number;
        };
        /** @description `more`: ask again from `rev`; below `firstSeq` none is kept. */
        ChatChanges: {
            firstSeq: number;
            messages: components["schemas"]["ChatMessage"][];
            more: boolean;
            rev: number;
        };
        EditMessage: {
            body: string;
            id: string;
        };
        Forward: {
            clientId: string;
            conversationIds: string[];
            ids: string[];
        };
        post_chat_message_forward_result: components["schemas"]["ChatMessage"][];
        get_chat_message_list_query: {
            conversationId: string;
            /** @default null */
            before?: number | null;
            /** @default null */
            after?: number | null;
            /** @default null */
            around?: number | null;
            /** @default 10 */
            limit?: number;
        };
        ChatPage: {
            hasAfter: boolean;
            hasBefore: boolean;
            lastSeq: number;
            messages: components["schemas"]["ChatMessage"][];
            rev: number;
        };
        React: {
            emoji: string;
            id: string;
            on: boolean;
        };
        get_chat_message_search_query: {
            /** @default  */
            text?: string;
            /** @default  */
            conversationId?: string;
            /** @default  */
            from?: string;
            /** @default null */
            before?: string | null;
            /** @default null */
            after?: string | null;
            /**
             * @default
             * @enum {string}
             */
            kind?: "" | "text" | "image" | "voice" | "file" | "card";
            /** @default  */
            cursor?: string;
        };
        ChatHits: {
            cursor: string | null;
            hits: components["schemas"]["ChatHit"][];
        };
        ChatHit: {
            conversation: components["schemas"]["ChatHead"];
            message: components["schemas"]["ChatMessage"];
        };
        get_chat_message_seenBy_query: {
            id: string;
        };
        ChatSeenBy: {
            seen: components["schemas"]["ChatSender"][];
            unseen: components["schemas"]["ChatSender"][];
        };
        Send: {
            /** @default  */
            body?: string;
            clientId: string;
            conversationId: string;
            /**
             * @default text
             * @enum {string}
             */
            kind?: "text" | "image" | "voice" | "file" | "card";
            /** @default null */
            media?: components["schemas"]["MediaGiven"] | null;
            mentions?: string[];
            /** @default null */
            replyTo?: string | null;
        };
        get_chat_person_departs_result: components["schemas"]["ChatDepart"][];
        /** @description `count`: people in it and below. */
        ChatDepart: {
            children: components["schemas"]["ChatDepart"][];
            count: number;
            id: string;
            name: string;
        };
        get_chat_person_list_query: {
            /** @default  */
            text?: string;
            /** @default  */
            departId?: string;
            /** @default  */
            roleId?: string;
            /** @default 1 */
            page?: number;
        };
        ChatContactPage: {
            more: boolean;
            people: components["schemas"]["ChatContact"][];
            total: number;
        };
        /** @description `mayWrite`: whether a talk of two may be opened now. */
        ChatContact: {
            avatar: string | null;
            depart: string | null;
            friend: ("requested" | "asked" | "accepted" | "refused" | "removed") | null;
            id: string;
            mayWrite: boolean;
            realname: string;
            username: string;
        };
        get_chat_person_one_query: {
            userId: string;
        };
        ChatContactCard: {
            avatar: string | null;
            depart: string | null;
            departs: string[];
            friend: ("requested" | "asked" | "accepted" | "refused" | "removed") | null;
            id: string;
            mayWrite: boolean;
            post: string | null;
            realname: string;
            remark: string | null;
            username: string;
        };
        /** @description Id of a person -> whether they are at it. */
        ChatPresent: {
            people: {
                [key: string]: "online" | "away";
            };
        };
        get_chat_person_roles_result: components["schemas"]["ChatRoleLine"][];
        ChatRoleLine: {
            count: number;
            id: string;
            name: string;
        };
        /** @description 0: for ever. */
        ChatRetention: {
            days: number;
        };
        ChatServiceMessage: {
            clientId?: string;
            edited?: boolean;
            id?: string;
            /** @enum {unknown} */
            msgtype?: 0 | 1;
            recalled?: boolean;
            reciveuserid?: string;
            /** @description sender|content, with |image or |voice behind the address of a file */
            sendtext?: string;
            senduserid?: string;
            seq?: number;
            updateTime?: string;
        };
        get_lkfriends_username_result: components["schemas"]["ChatServiceFriend"][];
        ChatServiceFriend: {
            avatar?: string | null;
            lastTalkText?: string;
            realname?: string;
            unreadCount?: number;
            updateTime?: string | null;
            username?: string;
        };
        Paging: {
            /** @default 0 */
            start?: number;
            toUsername: string;
            username: string;
        };
        post_lkuschatmsg_result: components["schemas"]["ChatServiceMessage"][];
        /** @description A measure as the person saw it. */
        SeenMeasure: {
            id: string;
            version: number;
        };
        MeasureDone: {
            done: boolean;
            id: string;
        };
        RiskRegisterClose: {
            id: string;
            /** @default  */
            note?: string;
            version: number;
        };
        /** @description Risks that are not closed, by likelihood and impact; cells without one are there too. */
        Matrix: {
            cells: components["schemas"]["Cell"][];
            overdue: number;
            total: number;
        };
        Cell: {
            count: number;
            impact: number;
            level: string;
            likelihood: number;
        };
        RiskRegisterReopen: {
            id: string;
            /** @default  */
            note?: string;
            version: number;
        };
        WorkflowRequestApprove: {
            id: string;
            /** @default  */
            note?: string;
            version: number;
        };
        RequestDetail: {
            amount: string | null;
            applicant: components["schemas"]["PersonShape"];
            assignee: components["schemas"]["PersonShape"] | null;
            can: string[];
            createTime: string;
            decidedAt: string | null;
            decidedBy: components["schemas"]["PersonShape"] | null;
            decision: string | null;
            id: string;
            kind: string;
            mends: {
                [key: string]: "usual" | "rare";
            };
            no: string;
            payload: components["schemas"]["PurchasePayload"] | components["schemas"]["ScrapPayload"] | components["schemas"]["RefundPayload"] | components["schemas"]["WriteOffPayload"] | components["schemas"]["PricePayload"];
            reason: string;
            reasons: {
                [key: string]: string;
            };
            state: string;
            steps: components["schemas"]["StepShape"][];
            subjectId: string | null;
            title: string;
            version: number;
        };
        PersonShape: {
            id: string;
            name: string;
        };
        /** @description Assets to be bought; `price` in yuan for one of them. */
        PurchasePayload: {
            category: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "asset_purchase";
            model: string;
            name: string;
            price: string;
            quantity: number;
        };
        /** @description `code`: number of the asset that is to go. */
        ScrapPayload: {
            code: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "asset_scrap";
        };
        /** @description Lower prices of a stay; `before` and `after` in yuan for all of its nights, `nights` those that change. */
        PricePayload: {
            after: string;
            askedBy: string;
            before: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "price";
            nights: components["schemas"]["NightPayload"][];
            orderNo: string;
        };
        /** @description A night, and its price in yuan. */
        NightPayload: {
            night: string;
            price: string;
        };
        /**
         * @description Money that goes out of an account, for one of four reasons: cashier entries, the line `ledgerId` that is reversed, a
         *     deposit that goes back by `depositMethod`, or a settlement.
         */
        RefundPayload: {
            /** @enum {string} */
            account: "order" | "lease";
            accountNo: string;
            askedBy: string;
            /** @default null */
            depositMethod?: string | null;
            /** @default null */
            entries?: components["schemas"]["EntryPayload"][] | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "refund";
            /** @default null */
            ledgerId?: string | null;
            /** @default null */
            settlement?: components["schemas"]["SettlementPayload"] | null;
        };
        /** @description A line of the cashier's form, `amount` in yuan as it was typed. */
        EntryPayload: {
            amount: string;
            method: string;
            /** @default null */
            note?: string | null;
            /** @default null */
            paidOn?: string | null;
            project: string;
        };
        /** @description A settlement that pays out, in the revision that was signed. */
        SettlementPayload: {
            id: string;
            method: string | null;
            revision: number;
        };
        /** @description A bill that will not be paid. */
        WriteOffPayload: {
            askedBy: string;
            billNo: string;
            contractNo: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "write_off";
        };
        StepShape: {
            at: string;
            by: string;
            note: string | null;
            verb: string;
        };
        WorkflowRequestDelegate: {
            id: string;
            /** @default  */
            note?: string;
            /** @default  */
            userId?: string;
            version: number;
        };
        get_workflow_request_detail_query: {
            id: string;
        };
        get_workflow_request_inbox_query: {
            /**
             * @default todo
             * @enum {string}
             */
            box?: "todo" | "mine" | "done";
            /** @default 1 */
            pageNo?: number;
            /** @default 10 */
            pageSize?: number;
        };
        /** @description `counts`: how many wait in each box. */
        InboxShape: {
            counts: {
                [key: string]: number;
            };
            current: number;
            pages: number;
            records: components["schemas"]["RequestShape"][];
            size: number;
            total: number;
        };
        RequestShape: {
            amount: string | null;
            applicant: components["schemas"]["PersonShape"];
            assignee: components["schemas"]["PersonShape"] | null;
            can: string[];
            createTime: string;
            decidedAt: string | null;
            decidedBy: components["schemas"]["PersonShape"] | null;
            decision: string | null;
            id: string;
            kind: string;
            mends: {
                [key: string]: "usual" | "rare";
            };
            no: string;
            payload: components["schemas"]["PurchasePayload"] | components["schemas"]["ScrapPayload"] | components["schemas"]["RefundPayload"] | components["schemas"]["WriteOffPayload"] | components["schemas"]["PricePayload"];
            reason: string;
            reasons: {
                [key: string]: string;
            };
            state: string;
            subjectId: string | null;
            title: string;
            version: number;
        };
        WorkflowRequestRefuse: {
            id: string;
            /** @default  */
            note?: string;
            version: number;
        };
        WorkflowRequestResubmit: {
            id: string;
            /** @default  */
            note?: string;
            version: number;
        };
        WorkflowRequestReturn: {
            id: string;
            /** @default  */
            note?: string;
            version: number;
        };
        WorkflowRequestWithdraw: {
            id: string;
            /** @default  */
            note?: string;
            version: number;
        };
        PriceNews: {
            cells: components["schemas"]["CellShape"][];
        };
        /** @description What a unit costs on a night now, and what is not sold of it. */
        CellShape: {
            night: string;
            price: string;
            rule: components["schemas"]["RuleShape"] | null;
            unitId: string;
        };
        StayNews: {
            stay: components["schemas"]["StayShape"];
        };
        UnassignedNews: {
            stay: components["schemas"]["UnassignedStayShape"];
        };
        UnitNews: {
            unit: components["schemas"]["RoomUnitShape"];
        };
        /** @description A message of the conversation, new or changed. */
        ChatMessageNews: {
            message: components["schemas"]["ChatMessage"];
        };
        /** @description What all readers of a conversation see alike. */
        ChatSeenByAll: {
            avatar: string | null;
            closed: boolean;
            closedBy: string | null;
            id: string;
            /** @enum {integer} */
            kind: 1 | 2 | 3;
            members: number;
            name: string;
            owner: string | null;
        };
        /** @description Everybody who has a place open, by window. */
        PeoplePresent: {
            who: components["schemas"]["PersonPresent"][];
        };
        /** @description A window that has a place open. `field`: the cell or field that it is at. */
        PersonPresent: {
            avatar: string | null;
            clientId: string;
            field: string | null;
            name: string;
            userId: string;
        };
        ChatRead: {
            seq: number;
            userId: string;
        };
        /** @description Messages before `firstSeq` are kept no longer. */
        ChatSwept: {
            firstSeq: number;
        };
        /** @description Id of a person -> whether they are at it; null: they are gone. */
        ChatPresenceNews: {
            people: {
                [key: string]: ("online" | "away") | null;
            };
        };
        /** @description The load of a housekeeper as it is now. */
        StaffNews: {
            staff: components["schemas"]["StaffShape"];
        };
        ChatPreviewNews: {
            message: components["schemas"]["ChatPreview"];
        };
        ChatConversationNews: {
            conversation: components["schemas"]["ChatConversation"];
        };
        /** @description What the reader types; `client` is the window where they do. */
        ChatOwnDraft: {
            client: string;
            conversationId: string;
            draft: string | null;
            draftAt: string | null;
        };
        ChatConversationRef: {
            conversationId: string;
        };
        /** @description A new message, as lists show it. `mentioned`: it names the reader. */
        ChatArrival: {
            conversation: components["schemas"]["ChatPosition"];
            mentioned: boolean;
            message: components["schemas"]["ChatPreview"];
        };
        ChatPosition: {
            id: string;
            /** @enum {integer} */
            kind: 1 | 2 | 3;
            lastSeq: number;
            rev: number;
        };
        /** @description How far the reader has read, perhaps in another of their windows. */
        ChatOwnRead: {
            conversationId: string;
            lastReadSeq: number;
        };
        /** @description How far a task is; `result` and `resultUrl` once it has ended. */
        TaskProgress: {
            done: number;
            id: string;
            message: string | null;
            result: components["schemas"]["CheckedFile"] | components["schemas"]["ImportTotals"] | components["schemas"]["BatchShape"] | components["schemas"]["UndoResult"] | components["schemas"]["RoundTotals"] | components["schemas"]["UtilityTotals"] | components["schemas"]["ConversionTotals"] | components["schemas"]["CampaignTotals"] | null;
            resultUrl: string | null;
            state: string;
            total: number;
        };
        /** @description Rows of a list that were added, edited or deleted; version 0 where it is not known. */
        RowsChanged: {
            ids: string[];
            versions: number[];
        };
        /** @description So many rows came at once, by an import, or went again. */
        RowsLoaded: {
            count: number;
        };
        /** @description An announcement or message that came, changed or went. `quiet`: clients of the family open no reminder for it. */
        AnnouncementNews: {
            id: string;
            /** @default null */
            msgCategory?: string | null;
            /** @default null */
            msgId?: string | null;
            /** @default null */
            msgTxt?: string | null;
            /** @default null */
            priority?: string | null;
            /** @default null */
            quiet?: true | null;
        };
        /** @description A switch of the service stands otherwise now. */
        SwitchNews: {
            key: string;
            /** @constant */
            quiet: true;
            value: string;
        };
        /** @description Somebody opened their first window, their last is gone, or only the number of them has changed. */
        SessionNews: {
            userId: string;
        };
        /** @description Something happened to the row that changed nothing of it, such as that a sealed value was shown. */
        TrailGrown: Record<string, never>;
        /** @description Something happened to a flow; who looks reads it again. */
        FlowNews: {
            id: string;
            state: string;
        };
        AnnouncementsRead: {
            ids: string[];
            /** @constant */
            quiet: true;
        };
        /** @description Something is unread; `id` where it is one announcement. */
        AnnouncementReminder: {
            id: string | null;
            msgTxt: string;
        };
        Quiet: {
            /** @constant */
            quiet: true;
        };
        PreferenceNews: {
            /** @enum {string} */
            name: "settings" | "shortcuts";
            value: components["schemas"]["SettingsShape"] | components["schemas"]["ShortcutsShape"];
        };
        /** @description The person as they are now. */
        ProfileNews: {
            userInfo: components["schemas"]["UserInfo"];
        };
        ActActivity: {
            audience?: string;
            audience_dictText?: string | null;
            beginAt?: string;
            /** @description yuan, two decimals */
            budget?: string | null;
            can?: string[];
            capacity?: number;
            categoryId?: string;
            categoryId_dictText?: string | null;
            contact?: string | null;
            contactPhone?: string | null;
            content?: string | null;
            cover?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            endAt?: string;
            /** @description yuan, two decimals */
            fee?: string;
            id: string;
            latitude?: string | null;
            longitude?: string | null;
            mends?: {
                [key: string]: "usual" | "rare";
            };
            needReview?: boolean;
            no?: string;
            organiser?: string | null;
            place?: string | null;
            queued?: number;
            reason?: string | null;
            reasons?: {
                [key: string]: string;
            };
            rowVersion: number;
            segmentId?: string | null;
            segmentId_dictText?: string | null;
            signBegin?: string | null;
            signEnd?: string | null;
            /** @description yuan, two decimals */
            spent?: string;
            state?: string;
            state_dictText?: string | null;
            taken?: number;
            title?: string;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
            waiting?: number;
        };
        ActCategory: {
            code?: string;
            colour?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            hasChildren?: boolean;
            id: string;
            name?: string;
            parentId?: string | null;
            parentId_dictText?: string | null;
            rowVersion: number;
            sort?: number;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        ActCheckin: {
            activityId?: string;
            activityId_dictText?: string | null;
            at?: string;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            gate?: string | null;
            id: string;
            operator?: string;
            outcome?: string;
            outcome_dictText?: string | null;
            registrationId?: string;
            registrationId_dictText?: string | null;
            rowVersion: number;
            ticketNo?: string;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        ActCost: {
            activityId?: string;
            activityId_dictText?: string | null;
            /** @description yuan, two decimals */
            amount?: string;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            id: string;
            item?: string;
            /** Format: date */
            paidOn?: string | null;
            payee?: string | null;
            remark?: string | null;
            rowVersion: number;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        ActQuestion: {
            activityId?: string;
            activityId_dictText?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            id: string;
            kind?: string;
            kind_dictText?: string | null;
            label?: string;
            options?: string | null;
            required?: boolean;
            rowVersion: number;
            sort?: number;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        ActRegistration: {
            activityId?: string;
            activityId_dictText?: string | null;
            answerText?: string | null;
            can?: string[];
            checkedAt?: string | null;
            checkedBy?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            /** @description yuan, two decimals */
            fee?: string;
            feeState?: string | null;
            feeState_dictText?: string | null;
            gate?: string | null;
            id: string;
            memberId?: string | null;
            memberId_dictText?: string | null;
            mends?: {
                [key: string]: "usual" | "rare";
            };
            name?: string;
            phone?: string;
            queueNo?: number | null;
            reason?: string | null;
            reasons?: {
                [key: string]: string;
            };
            remark?: string | null;
            rowVersion: number;
            seats?: number;
            sessionId?: string | null;
            sessionId_dictText?: string | null;
            source?: string;
            source_dictText?: string | null;
            state?: string;
            state_dictText?: string | null;
            ticketNo?: string;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        ActSession: {
            activityId?: string;
            activityId_dictText?: string | null;
            beginAt?: string;
            capacity?: number;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            endAt?: string;
            id: string;
            name?: string;
            rowVersion: number;
            taken?: number;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        AssetCard: {
            /** Format: date */
            boughtOn?: string | null;
            can?: string[];
            category?: string;
            category_dictText?: string | null;
            classCode?: string | null;
            classCode_dictText?: string | null;
            code?: string;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            id: string;
            invoiceNo?: string | null;
            keeperId?: string | null;
            keeperId_dictText?: string | null;
            lifeMonths?: number | null;
            mends?: {
                [key: string]: "usual" | "rare";
            };
            model?: string | null;
            name?: string;
            photo?: string | null;
            place?: string | null;
            /** @description yuan, two decimals */
            price?: string;
            reasons?: {
                [key: string]: string;
            };
            remark?: string | null;
            /** @description yuan, two decimals */
            residual?: string | null;
            rowVersion: number;
            serialNo?: string | null;
            state?: string;
            state_dictText?: string | null;
            supplier?: string | null;
            supplierPhone?: string | null;
            unitId?: string | null;
            unitId_dictText?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
            /** Format: date */
            warrantyUntil?: string | null;
        };
        AssetEvent: {
            at?: string;
            cardId?: string;
            cardId_dictText?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            id: string;
            keeperId?: string | null;
            keeperId_dictText?: string | null;
            kind?: string;
            kind_dictText?: string | null;
            note?: string | null;
            rowVersion: number;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        BizMessage: {
            body?: string;
            can?: string[];
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            departIds?: string | null;
            departIds_dictText?: string | null;
            departIds_dictTextEn?: string | null;
            id: string;
            levelIds?: string | null;
            levelIds_dictText?: string | null;
            mends?: {
                [key: string]: "usual" | "rare";
            };
            orgIds?: string | null;
            orgIds_dictText?: string | null;
            readCount?: number;
            reasons?: {
                [key: string]: string;
            };
            roleIds?: string | null;
            roleIds_dictText?: string | null;
            rowVersion: number;
            segmentIds?: string | null;
            segmentIds_dictText?: string | null;
            sentAt?: string | null;
            sentCount?: number;
            state?: string;
            state_dictText?: string | null;
            templateId?: string | null;
            templateId_dictText?: string | null;
            title?: string;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        BizTask: {
            assigneeIds?: string | null;
            assigneeIds_dictText?: string | null;
            can?: string[];
            content?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            doneAt?: string | null;
            /** Format: date */
            due?: string | null;
            id: string;
            mends?: {
                [key: string]: "usual" | "rare";
            };
            ownerId?: string | null;
            ownerId_dictText?: string | null;
            priority?: string;
            priority_dictText?: string | null;
            reason?: string | null;
            reasons?: {
                [key: string]: string;
            };
            rowVersion: number;
            state?: string;
            state_dictText?: string | null;
            title?: string;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        BizTaskItem: {
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            done?: boolean;
            id: string;
            rowVersion: number;
            seq?: number;
            taskId?: string;
            taskId_dictText?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
            what?: string;
        };
        BizTrip: {
            /** Format: date */
            beginOn?: string;
            /** @description yuan, two decimals */
            budget?: string | null;
            can?: string[];
            /** @description yuan, two decimals */
            cost?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            /** Format: date */
            endOn?: string;
            id: string;
            memberIds?: string | null;
            memberIds_dictText?: string | null;
            mends?: {
                [key: string]: "usual" | "rare";
            };
            overlaps?: number;
            places?: string | null;
            purpose?: string;
            reason?: string | null;
            reasons?: {
                [key: string]: string;
            };
            report?: string | null;
            rowVersion: number;
            state?: string;
            state_dictText?: string | null;
            title?: string;
            travellerId?: string;
            travellerId_dictText?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        ChatAdminConversation: {
            closed?: boolean;
            closedAt?: string | null;
            closedBy?: string | null;
            closedBy_dictText?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            id: string;
            kind?: string;
            kind_dictText?: string | null;
            lastAt?: string | null;
            lastSeq?: number;
            members?: number;
            name?: string;
            ownerId?: string | null;
            ownerId_dictText?: string | null;
            refPath?: string | null;
            rowVersion: number;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        CmsAd: {
            approverId?: string | null;
            approverId_dictText?: string | null;
            /** Format: date */
            beginOn?: string;
            can?: string[];
            clicks?: number;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            /** Format: date */
            endOn?: string | null;
            id: string;
            image?: string | null;
            link?: string | null;
            mends?: {
                [key: string]: "usual" | "rare";
            };
            reasons?: {
                [key: string]: string;
            };
            rowVersion: number;
            slot?: string;
            slot_dictText?: string | null;
            sort?: number;
            state?: string;
            state_dictText?: string | null;
            title?: string;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
            weight?: number;
        };
        CmsBlock: {
            columnId?: string | null;
            columnId_dictText?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            html?: string | null;
            id: string;
            image?: string | null;
            kind?: string;
            kind_dictText?: string | null;
            pageId?: string;
            pageId_dictText?: string | null;
            rowVersion: number;
            seq?: number;
            title?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        CmsColumn: {
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            hasChildren?: boolean;
            id: string;
            name?: string;
            parentId?: string | null;
            parentId_dictText?: string | null;
            rowVersion: number;
            seq?: number;
            shown?: boolean;
            summary?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        CmsPage: {
            can?: string[];
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            id: string;
            mends?: {
                [key: string]: "usual" | "rare";
            };
            path?: string;
            publishedAt?: string | null;
            reasons?: {
                [key: string]: string;
            };
            rowVersion: number;
            seq?: number;
            state?: string;
            state_dictText?: string | null;
            title?: string;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        CrmContact: {
            categoryId?: string | null;
            categoryId_dictText?: string | null;
            company?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            email?: string | null;
            id: string;
            lastFollow?: string | null;
            name?: string;
            nextFollow?: string | null;
            ownerId?: string | null;
            ownerId_dictText?: string | null;
            phone?: string | null;
            remark?: string | null;
            rowVersion: number;
            sourceId?: string | null;
            sourceId_dictText?: string | null;
            tags?: string | null;
            title?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
            wechat?: string | null;
        };
        CrmCustomerDict: {
            code?: string;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            hasChildren?: boolean;
            id: string;
            name?: string;
            parentId?: string | null;
            parentId_dictText?: string | null;
            rowVersion: number;
            sort?: number;
            status?: string;
            status_dictText?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
            used?: number;
        };
        CrmExpert: {
            can?: string[];
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            /** @description yuan, two decimals */
            feePerHour?: string;
            id: string;
            intro?: string | null;
            mends?: {
                [key: string]: "usual" | "rare";
            };
            name?: string;
            org?: string | null;
            phone?: string | null;
            photo?: string | null;
            rated?: number;
            rating?: string | null;
            reasons?: {
                [key: string]: string;
            };
            rowVersion: number;
            state?: string;
            state_dictText?: string | null;
            subjects?: string;
            subjects_dictText?: string | null;
            title?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        CrmExpertReview: {
            comment?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            expertId?: string;
            expertId_dictText?: string | null;
            /** Format: date */
            heldOn?: string;
            id: string;
            memberId?: string | null;
            memberId_dictText?: string | null;
            rowVersion: number;
            score?: number;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        CrmExpertSlot: {
            begin?: string;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            end?: string;
            expertId?: string;
            expertId_dictText?: string | null;
            id: string;
            rowVersion: number;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
            weekday?: string;
            weekday_dictText?: string | null;
        };
        CrmFollowUp: {
            contactId?: string;
            contactId_dictText?: string | null;
            content?: string;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            files?: string | null;
            id: string;
            nextAction?: string | null;
            nextState?: string;
            nextState_dictText?: string | null;
            nextTime?: string | null;
            ownerId?: string | null;
            ownerId_dictText?: string | null;
            rowVersion: number;
            time?: string;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
            way?: string;
            way_dictText?: string | null;
        };
        CrmQuestion: {
            answer?: string | null;
            answeredAt?: string | null;
            answeredBy?: string | null;
            answeredBy_dictText?: string | null;
            askerName?: string;
            askerPhone?: string | null;
            can?: string[];
            categoryId?: string | null;
            categoryId_dictText?: string | null;
            closing?: string | null;
            content?: string;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            dueAt?: string | null;
            files?: string | null;
            id: string;
            mends?: {
                [key: string]: "usual" | "rare";
            };
            no?: string;
            rating?: number | null;
            reasons?: {
                [key: string]: string;
            };
            rowVersion: number;
            state?: string;
            state_dictText?: string | null;
            title?: string;
            unitId?: string | null;
            unitId_dictText?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        CrmResource: {
            /** Format: date */
            beginOn?: string | null;
            contact?: string | null;
            content?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            /** Format: date */
            endOn?: string | null;
            files?: string | null;
            id: string;
            kind?: string;
            kind_dictText?: string | null;
            levelId?: string | null;
            levelId_dictText?: string | null;
            name?: string;
            openLevel?: string;
            openLevel_dictText?: string | null;
            phone?: string | null;
            provider?: string | null;
            rowVersion: number;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
            uses?: number;
        };
        CrmResourceUse: {
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            id: string;
            memberId?: string | null;
            memberId_dictText?: string | null;
            purpose?: string;
            resourceId?: string;
            resourceId_dictText?: string | null;
            rowVersion: number;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
            /** Format: date */
            usedOn?: string;
        };
        FinActivityFee: {
            activityId?: string;
            activityId_dictText?: string | null;
            /** @description yuan, two decimals */
            amount?: string;
            can?: string[];
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            id: string;
            memberId?: string | null;
            memberId_dictText?: string | null;
            mends?: {
                [key: string]: "usual" | "rare";
            };
            name?: string;
            no?: string;
            /** @description yuan, two decimals */
            paid?: string;
            /** @description yuan, two decimals */
            payable?: string;
            reason?: string | null;
            reasons?: {
                [key: string]: string;
            };
            registrationId?: string;
            registrationId_dictText?: string | null;
            rowVersion: number;
            state?: string;
            state_dictText?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        FinDue: {
            /** @description yuan, two decimals */
            amount?: string;
            can?: string[];
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            /** @description yuan, two decimals */
            discount?: string;
            discountReason?: string | null;
            /** Format: date */
            dueDate?: string;
            firmId?: string | null;
            firmId_dictText?: string | null;
            id: string;
            levelId?: string | null;
            levelId_dictText?: string | null;
            mends?: {
                [key: string]: "usual" | "rare";
            };
            name?: string;
            no?: string;
            /** @description yuan, two decimals */
            owed?: string;
            /** @description yuan, two decimals */
            paid?: string;
            /** @description yuan, two decimals */
            payable?: string;
            personId?: string | null;
            personId_dictText?: string | null;
            reasons?: {
                [key: string]: string;
            };
            /** @description yuan, two decimals */
            relief?: string;
            remark?: string | null;
            rowVersion: number;
            state?: string;
            state_dictText?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
            year?: number;
        };
        FinInvoice: {
            /** @description yuan, two decimals */
            amount?: string;
            can?: string[];
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            file?: string | null;
            id: string;
            invoiceNo?: string | null;
            /** Format: date */
            issuedOn?: string | null;
            kind?: string;
            kind_dictText?: string | null;
            mends?: {
                [key: string]: "usual" | "rare";
            };
            reason?: string | null;
            reasons?: {
                [key: string]: string;
            };
            remark?: string | null;
            rowVersion: number;
            state?: string;
            state_dictText?: string | null;
            taxNo?: string | null;
            title?: string;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        FinPayMethod: {
            account?: string | null;
            code?: string;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            enabled?: boolean;
            feeRate?: string;
            id: string;
            kind?: string;
            kind_dictText?: string | null;
            name?: string;
            needReview?: boolean;
            rowVersion: number;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        FinPayment: {
            /** @description yuan, two decimals */
            amount?: string;
            can?: string[];
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            dueId?: string | null;
            dueId_dictText?: string | null;
            /** @description yuan, two decimals */
            fee?: string;
            feeId?: string | null;
            feeId_dictText?: string | null;
            id: string;
            mends?: {
                [key: string]: "usual" | "rare";
            };
            methodId?: string;
            methodId_dictText?: string | null;
            paidAt?: string;
            payer?: string;
            proof?: string | null;
            reason?: string | null;
            reasons?: {
                [key: string]: string;
            };
            receiptNo?: string | null;
            /** @description yuan, two decimals */
            refunded?: string;
            remark?: string | null;
            reversedAt?: string | null;
            reviewedAt?: string | null;
            reviewedBy?: string | null;
            reviewedBy_dictText?: string | null;
            rowVersion: number;
            state?: string;
            state_dictText?: string | null;
            submittedBy?: string | null;
            submittedBy_dictText?: string | null;
            txnNo?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        FinPeriod: {
            can?: string[];
            closedAt?: string | null;
            closedBy?: string | null;
            closedBy_dictText?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            id: string;
            mends?: {
                [key: string]: "usual" | "rare";
            };
            month?: string;
            reason?: string | null;
            reasons?: {
                [key: string]: string;
            };
            rowVersion: number;
            state?: string;
            state_dictText?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        FinRefund: {
            /** @description yuan, two decimals */
            amount?: string;
            approverId?: string | null;
            approverId_dictText?: string | null;
            askedBy?: string | null;
            askedBy_dictText?: string | null;
            can?: string[];
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            decidedAt?: string | null;
            id: string;
            mends?: {
                [key: string]: "usual" | "rare";
            };
            methodId?: string;
            methodId_dictText?: string | null;
            note?: string | null;
            payer?: string;
            paymentId?: string;
            paymentId_dictText?: string | null;
            reason?: string;
            reasons?: {
                [key: string]: string;
            };
            rowVersion: number;
            state?: string;
            state_dictText?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        FinRelief: {
            /** @description yuan, two decimals */
            amount?: string;
            askedBy?: string | null;
            askedBy_dictText?: string | null;
            can?: string[];
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            decidedAt?: string | null;
            decidedBy?: string | null;
            decidedBy_dictText?: string | null;
            dueId?: string;
            dueId_dictText?: string | null;
            id: string;
            kind?: string;
            kind_dictText?: string | null;
            mends?: {
                [key: string]: "usual" | "rare";
            };
            name?: string;
            note?: string | null;
            percent?: number | null;
            reason?: string;
            reasons?: {
                [key: string]: string;
            };
            revokeReason?: string | null;
            revokedAt?: string | null;
            revokedBy?: string | null;
            revokedBy_dictText?: string | null;
            rowVersion: number;
            state?: string;
            state_dictText?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        FinStatement: {
            account?: string | null;
            /** @description yuan, two decimals */
            amount?: string;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            file?: string | null;
            /** Format: date */
            firstDay?: string | null;
            id: string;
            /** Format: date */
            lastDay?: string | null;
            lines?: number;
            methodId?: string | null;
            methodId_dictText?: string | null;
            no?: string;
            rowVersion: number;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
            waiting?: number;
        };
        FinStatementLine: {
            account?: string | null;
            /** @description yuan, two decimals */
            amount?: string;
            can?: string[];
            confirmedAt?: string | null;
            confirmedBy?: string | null;
            confirmedBy_dictText?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            dueId?: string | null;
            dueId_dictText?: string | null;
            feeId?: string | null;
            feeId_dictText?: string | null;
            id: string;
            importedBy?: string | null;
            importedBy_dictText?: string | null;
            mends?: {
                [key: string]: "usual" | "rare";
            };
            note?: string | null;
            /** Format: date */
            paidOn?: string;
            payer?: string | null;
            payerAccount?: string | null;
            paymentId?: string | null;
            paymentId_dictText?: string | null;
            reason?: string | null;
            reasons?: {
                [key: string]: string;
            };
            rowVersion: number;
            state?: string;
            state_dictText?: string | null;
            statementId?: string | null;
            statementId_dictText?: string | null;
            txnNo?: string;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        GooseGooseHouseDict: {
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            hasChildren?: boolean;
            id: string;
            key?: string;
            label?: string;
            leaf?: string | number | boolean | null;
            parentId?: string | null;
            parentId_dictText?: string | null;
            riyue?: string | null;
            riyue_dictText?: string | null;
            rowVersion: number;
            sort?: number;
            type?: string;
            type_dictText?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
            value?: string | null;
        };
        HousekeepingDefaultWorker: {
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            id: string;
            rowVersion: number;
            staffId?: string;
            staffId_dictText?: string | null;
            type?: string;
            type_dictText?: string | null;
            unitId?: string;
            unitId_dictText?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        HousekeepingDevice: {
            boundAt?: string;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            device?: string;
            id: string;
            revokedAt?: string | null;
            rowVersion: number;
            staffId?: string;
            staffId_dictText?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        HousekeepingItem: {
            checklist?: unknown;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            icon?: string | null;
            id: string;
            minutes?: number;
            name?: string;
            parentId?: string | null;
            parentId_dictText?: string | null;
            photoMin?: number;
            rowVersion: number;
            sort?: number;
            source?: string;
            source_dictText?: string | null;
            /** @description yuan, two decimals */
            unitPrice?: string;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        HousekeepingItemSupply: {
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            id: string;
            itemId?: string;
            itemId_dictText?: string | null;
            quantity?: number;
            rowVersion: number;
            supplyId?: string;
            supplyId_dictText?: string | null;
            supplyId_dictTextEn?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        HousekeepingOrder: {
            can?: string[];
            comment?: string | null;
            communityId?: string | null;
            communityId_dictText?: string | null;
            /** @description yuan, two decimals */
            cost?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            deadline?: string | null;
            dispatchedAt?: string | null;
            finishAt?: string | null;
            id: string;
            inspect?: boolean;
            mends?: {
                [key: string]: "usual" | "rare";
            };
            minutes?: number;
            orderNo?: string;
            priority?: string;
            priority_dictText?: string | null;
            /** @description yuan, two decimals */
            quoted?: string;
            reason?: string | null;
            reasonEn?: string | null;
            reasons?: {
                [key: string]: string;
            };
            rowVersion: number;
            situation?: string | null;
            source?: string;
            source_dictText?: string | null;
            staffId?: string | null;
            staffId_dictText?: string | null;
            startedAt?: string | null;
            state?: string;
            state_dictText?: string | null;
            type?: string;
            type_dictText?: string | null;
            unitId?: string;
            unitId_dictText?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
            vouchers?: string | null;
        };
        HousekeepingPaySheet: {
            /** @description yuan, two decimals */
            amount?: string;
            can?: string[];
            confirmedAt?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            id: string;
            mends?: {
                [key: string]: "usual" | "rare";
            };
            method?: string | null;
            method_dictText?: string | null;
            minutes?: number;
            month?: string;
            no?: string;
            note?: string | null;
            objection?: string | null;
            orders?: number;
            /** Format: date */
            paidOn?: string | null;
            reasons?: {
                [key: string]: string;
            };
            rowVersion: number;
            staffId?: string;
            staffId_dictText?: string | null;
            state?: string;
            state_dictText?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        HousekeepingPaySheetLine: {
            /** @description yuan, two decimals */
            amount?: string;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            /** Format: date */
            finishedOn?: string;
            id: string;
            minutes?: number;
            orderId?: string;
            orderId_dictText?: string | null;
            orderNo?: string;
            room?: string | null;
            rowVersion: number;
            sheetId?: string;
            sheetId_dictText?: string | null;
            type?: string;
            type_dictText?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        HousekeepingRule: {
            active?: boolean;
            assign?: string;
            assign_dictText?: string | null;
            communityId?: string | null;
            communityId_dictText?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            deadlineRule?: string;
            deadlineRule_dictText?: string | null;
            deadlineTime?: string;
            event?: string;
            event_dictText?: string | null;
            everyDays?: number;
            id: string;
            inspect?: boolean;
            items?: string;
            items_dictText?: string | null;
            name?: string;
            offsetMinutes?: number;
            rowVersion: number;
            sort?: number;
            type?: string;
            type_dictText?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        HousekeepingStaff: {
            /** @description yuan, two decimals */
            amountTotal?: string;
            areas?: string | null;
            areas_dictText?: string | null;
            bindCode?: string | null;
            boundAt?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            efficiency?: string;
            gender?: string | null;
            gender_dictText?: string | null;
            /** Format: date */
            hiredOn?: string | null;
            id: string;
            idNo_masked?: string | null;
            idPhotos?: string | null;
            items?: string | null;
            items_dictText?: string | null;
            maxMinutesDay?: number;
            name?: string;
            ordersTotal?: number;
            phone?: string;
            remark?: string | null;
            rowVersion: number;
            seenAt?: string | null;
            state?: string;
            state_dictText?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
            userId?: string | null;
            userId_dictText?: string | null;
            workDays?: string;
            workDays_dictText?: string | null;
        };
        HousekeepingStock: {
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            id: string;
            kind?: string | null;
            kind_dictText?: string | null;
            laundry?: number;
            quantity?: number;
            rowVersion: number;
            soiled?: number;
            storeId?: string;
            storeId_dictText?: string | null;
            supplyId?: string;
            supplyId_dictText?: string | null;
            supplyId_dictTextEn?: string | null;
            unit?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        HousekeepingStockCount: {
            can?: string[];
            closedAt?: string | null;
            closedBy?: string | null;
            closedBy_dictText?: string | null;
            countedAt?: string | null;
            countedBy?: string | null;
            countedBy_dictText?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            /** @description yuan, two decimals */
            difference?: string;
            id: string;
            mends?: {
                [key: string]: "usual" | "rare";
            };
            no?: string;
            note?: string | null;
            off?: number;
            reasons?: {
                [key: string]: string;
            };
            rowVersion: number;
            state?: string;
            state_dictText?: string | null;
            storeId?: string;
            storeId_dictText?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        HousekeepingStockCountLine: {
            countId?: string;
            countId_dictText?: string | null;
            counted?: number | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            difference?: number | null;
            expected?: number;
            id: string;
            note?: string | null;
            rowVersion: number;
            supplyId?: string;
            supplyId_dictText?: string | null;
            supplyId_dictTextEn?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        HousekeepingStockMove: {
            /** @description yuan, two decimals */
            amount?: string;
            balance?: number;
            /** Format: date */
            bookedOn?: string;
            countId?: string | null;
            countId_dictText?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            id: string;
            kind?: string;
            kind_dictText?: string | null;
            laundry?: number;
            note?: string | null;
            operator?: string;
            orderId?: string | null;
            orderId_dictText?: string | null;
            quantity?: number;
            reversesId?: string | null;
            reversesId_dictText?: string | null;
            rowVersion: number;
            soiled?: number;
            stockId?: string;
            stockId_dictText?: string | null;
            storeId?: string;
            storeId_dictText?: string | null;
            supplyId?: string;
            supplyId_dictText?: string | null;
            supplyId_dictTextEn?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        HousekeepingStore: {
            communityId?: string | null;
            communityId_dictText?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            id: string;
            name?: string;
            remark?: string | null;
            rowVersion: number;
            sort?: number;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        HousekeepingSupply: {
            /** @description yuan, two decimals */
            cost?: string;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            id: string;
            kind?: string;
            kind_dictText?: string | null;
            low?: number;
            name?: string;
            nameEn?: string | null;
            onHand?: number | null;
            rowVersion: number;
            short?: boolean | null;
            sort?: number;
            status?: string;
            status_dictText?: string | null;
            unit?: string;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        IsystemFestival: {
            /** Format: date */
            beginDay?: string;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            /** Format: date */
            endDay?: string;
            id: string;
            images?: string | null;
            kind?: string;
            kind_dictText?: string | null;
            loginBg?: boolean;
            name?: string;
            rowVersion: number;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        OnlineCgform: {
            can?: string[];
            code?: string;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            description?: string | null;
            id: string;
            layout?: string;
            layout_dictText?: string | null;
            mends?: {
                [key: string]: "usual" | "rare";
            };
            number?: number | null;
            publicEnd?: string | null;
            publicLimit?: number | null;
            publicOnce?: boolean;
            publicOpen?: boolean;
            reasons?: {
                [key: string]: string;
            };
            rowVersion: number;
            state?: string;
            state_dictText?: string | null;
            title?: string;
            titleEn?: string;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
            version?: number;
        };
        OnlineCgformField: {
            columnNo?: number | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            defaultValue?: string | null;
            dictCode?: string | null;
            dictCode_dictText?: string | null;
            formId?: string;
            formId_dictText?: string | null;
            formId_dictTextEn?: string | null;
            id: string;
            kind?: string;
            kind_dictText?: string | null;
            least?: number | null;
            length?: number | null;
            linkDoes?: string | null;
            linkDoes_dictText?: string | null;
            linkField?: string | null;
            linkValues?: string | null;
            listShow?: boolean;
            most?: number | null;
            name?: string;
            options?: string | null;
            queryShow?: boolean;
            required?: boolean;
            rowVersion: number;
            rule?: string | null;
            rule_dictText?: string | null;
            section?: string | null;
            sectionEn?: string | null;
            single?: boolean;
            sortOrder?: number;
            tableCode?: string | null;
            title?: string;
            titleEn?: string;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
            wide?: boolean;
        };
        OnlineCgformState: {
            code?: string;
            colour?: string;
            colour_dictText?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            formId?: string;
            formId_dictText?: string | null;
            formId_dictTextEn?: string | null;
            id: string;
            initial?: boolean;
            rowVersion: number;
            settled?: boolean;
            sortOrder?: number;
            title?: string;
            titleEn?: string;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        OnlineCgformStep: {
            code?: string;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            formId?: string;
            formId_dictText?: string | null;
            formId_dictTextEn?: string | null;
            id: string;
            needsReason?: boolean;
            onlyField?: string | null;
            onlyOp?: string | null;
            onlyOp_dictText?: string | null;
            onlyValues?: string | null;
            rowVersion: number;
            sortOrder?: number;
            sources?: string | null;
            target?: string | null;
            title?: string;
            titleEn?: string;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        OnlineCgformTable: {
            code?: string;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            formId?: string;
            formId_dictText?: string | null;
            formId_dictTextEn?: string | null;
            id: string;
            number?: number | null;
            rowVersion: number;
            sortOrder?: number;
            title?: string;
            titleEn?: string;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        OnlineCgformVersion: {
            added?: number;
            changed?: number;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            formId?: string;
            formId_dictText?: string | null;
            formId_dictTextEn?: string | null;
            hidden?: number;
            id: string;
            operations?: string | null;
            rowVersion: number;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
            version?: number;
        };
        OnlineCgreportHead: {
            code?: string;
            columns?: string | null;
            condition?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            dataSource?: string | null;
            groupBy?: string | null;
            id: string;
            name?: string;
            queryFields?: string | null;
            resource?: string;
            rowVersion: number;
            sortBy?: string | null;
            sums?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        PortalArticle: {
            author?: string | null;
            columnId?: string | null;
            columnId_dictText?: string | null;
            content?: string | null;
            cover?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            id: string;
            kind?: string;
            kind_dictText?: string | null;
            onTop?: boolean;
            online?: boolean;
            publishAt?: string | null;
            rowVersion: number;
            summary?: string | null;
            title?: string;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        PortalDisplay: {
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            /** Format: date */
            expiresOn?: string | null;
            id: string;
            income?: boolean;
            name?: string;
            revokedAt?: string | null;
            rowVersion: number;
            seenAt?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        PortalImprove: {
            can?: string[];
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            expiresAt?: string;
            fields?: string;
            fields_dictText?: string | null;
            filledAt?: string | null;
            id: string;
            mends?: {
                [key: string]: "usual" | "rare";
            };
            note?: string | null;
            openedAt?: string | null;
            reasons?: {
                [key: string]: string;
            };
            renterId?: string;
            renterId_dictText?: string | null;
            reviewedAt?: string | null;
            rowVersion: number;
            state?: string;
            state_dictText?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        RentalBed: {
            bedTypeId?: string | null;
            bedTypeId_dictText?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            houseId?: string | null;
            houseId_dictText?: string | null;
            id: string;
            label?: string;
            /** @description yuan, two decimals */
            priceDaily?: string | null;
            roomId?: string;
            roomId_dictText?: string | null;
            rowVersion: number;
            sellable?: boolean;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
            width?: number | null;
        };
        RentalBedType: {
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            icon?: string | null;
            id: string;
            name?: string;
            persons?: number;
            remark?: string | null;
            rowVersion: number;
            sort?: number;
            status?: string;
            status_dictText?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
            width?: number | null;
        };
        RentalBill: {
            /** @description yuan, two decimals */
            amount?: string;
            billNo?: string;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            /** @description yuan, two decimals */
            credited?: string;
            /** Format: date */
            due?: string;
            id: string;
            /** Format: date */
            issuedOn?: string | null;
            kind?: string;
            kind_dictText?: string | null;
            leaseId?: string;
            leaseId_dictText?: string | null;
            /** @description yuan, two decimals */
            openAmount?: string;
            /** @description yuan, two decimals */
            paid?: string;
            payerName?: string | null;
            /** Format: date */
            periodFrom?: string;
            /** Format: date */
            periodTo?: string;
            /** Format: date */
            promiseDate?: string | null;
            promiseNote?: string | null;
            renterName?: string | null;
            renterPhone?: string | null;
            revision?: number;
            rowVersion: number;
            state?: string;
            state_dictText?: string | null;
            unitTitle?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        RentalBlock: {
            communityId?: string;
            communityId_dictText?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            /** Format: date */
            fromDay?: string;
            id: string;
            kind?: string;
            kind_dictText?: string | null;
            reason?: string;
            rowVersion: number;
            /** Format: date */
            toDay?: string;
            unitId?: string;
            unitId_dictText?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        RentalBuilding: {
            basements?: number;
            communityId?: string;
            communityId_dictText?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            elevator?: boolean;
            floors?: number;
            id: string;
            name?: string;
            plan?: string | null;
            rowVersion: number;
            units?: number;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        RentalChannelEvent: {
            blockId?: string | null;
            blockId_dictText?: string | null;
            can?: string[];
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            feedId?: string;
            feedId_dictText?: string | null;
            feedId_dictTextEn?: string | null;
            /** Format: date */
            fromDay?: string;
            id: string;
            kind?: string;
            kind_dictText?: string | null;
            mends?: {
                [key: string]: "usual" | "rare";
            };
            message?: string | null;
            misses?: number;
            reasons?: {
                [key: string]: string;
            };
            rowVersion: number;
            state?: string;
            state_dictText?: string | null;
            summary?: string;
            /** Format: date */
            toDay?: string;
            uid?: string;
            unitId?: string;
            unitId_dictText?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        RentalChannelFeed: {
            can?: string[];
            channel?: string;
            channel_dictText?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            found?: number;
            id: string;
            mends?: {
                [key: string]: "usual" | "rare";
            };
            message?: string | null;
            readAt?: string | null;
            reasons?: {
                [key: string]: string;
            };
            result?: string | null;
            result_dictText?: string | null;
            rowVersion: number;
            state?: string;
            state_dictText?: string | null;
            takeUnavailable?: boolean;
            unitId?: string;
            unitId_dictText?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
            url?: string | null;
        };
        RentalCommunity: {
            address?: string | null;
            checkInTime?: string;
            checkOutTime?: string;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            developer?: string | null;
            id: string;
            lat?: string | null;
            lng?: string | null;
            name?: string;
            pinyin?: string | null;
            propertyCompany?: string | null;
            region?: string | null;
            rowVersion: number;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
            year?: number | null;
        };
        RentalCompany: {
            active?: boolean;
            address?: string | null;
            contact?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            /** @description yuan, two decimals */
            credit?: string | null;
            email?: string | null;
            id: string;
            name?: string;
            phone?: string | null;
            remark?: string | null;
            rowVersion: number;
            taxNo?: string | null;
            termsDays?: number;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
            /** @description yuan, two decimals */
            used?: string | null;
        };
        RentalCompanyStatement: {
            /** @description yuan, two decimals */
            amount?: string;
            can?: string[];
            companyId?: string;
            companyId_dictText?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            /** Format: date */
            due?: string | null;
            id: string;
            mends?: {
                [key: string]: "usual" | "rare";
            };
            method?: string | null;
            method_dictText?: string | null;
            month?: string;
            note?: string | null;
            /** @description yuan, two decimals */
            owed?: string | null;
            /** Format: date */
            paidOn?: string | null;
            reasons?: {
                [key: string]: string;
            };
            rowVersion: number;
            state?: string;
            state_dictText?: string | null;
            stays?: number;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        RentalCompanyStatementLine: {
            /** @description yuan, two decimals */
            amount?: string;
            /** Format: date */
            checkIn?: string;
            /** Format: date */
            checkOut?: string;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            guests?: string | null;
            id: string;
            orderId?: string;
            orderId_dictText?: string | null;
            orderNo?: string;
            room?: string | null;
            rowVersion: number;
            statementId?: string;
            statementId_dictText?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        RentalDayPrice: {
            closed?: boolean;
            closedIn?: boolean;
            closedOut?: boolean;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            id: string;
            minNights?: number | null;
            /** Format: date */
            night?: string;
            /** @description yuan, two decimals */
            price?: string | null;
            reason?: string | null;
            rowVersion: number;
            unitId?: string;
            unitId_dictText?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        RentalDeposit: {
            account?: string;
            accountId?: string;
            accountId_dictText?: string | null;
            accountNo?: string;
            account_dictText?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            /** @description yuan, two decimals */
            deducted?: string;
            /** Format: date */
            dueBack?: string | null;
            /** @description yuan, two decimals */
            held?: string;
            id: string;
            /** @description yuan, two decimals */
            moved?: string;
            payer?: string;
            /** @description yuan, two decimals */
            received?: string;
            /** @description yuan, two decimals */
            refunded?: string;
            rowVersion: number;
            state?: string;
            state_dictText?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        RentalDepositEntry: {
            /** @description yuan, two decimals */
            amount?: string;
            billId?: string | null;
            billId_dictText?: string | null;
            /** Format: date */
            bookedOn?: string;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            depositId?: string;
            depositId_dictText?: string | null;
            id: string;
            kind?: string;
            kind_dictText?: string | null;
            ledgerId?: string;
            ledgerId_dictText?: string | null;
            operator?: string;
            photos?: string | null;
            reason?: string | null;
            reference?: string;
            rowVersion: number;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        RentalDunning: {
            billId?: string;
            billId_dictText?: string | null;
            billNo?: string;
            can?: string[];
            communityId?: string;
            communityId_dictText?: string | null;
            content?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            daysLate?: number;
            /** Format: date */
            due?: string;
            id: string;
            leaseId?: string;
            leaseId_dictText?: string | null;
            mends?: {
                [key: string]: "usual" | "rare";
            };
            /** @description yuan, two decimals */
            openAmount?: string;
            reasons?: {
                [key: string]: string;
            };
            renterId?: string;
            renterId_dictText?: string | null;
            renterName?: string;
            renterPhone?: string;
            result?: string | null;
            rowVersion: number;
            sentAt?: string | null;
            state?: string;
            state_dictText?: string | null;
            step?: string;
            step_dictText?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
            way?: string;
            way_dictText?: string | null;
        };
        RentalFacility: {
            applies?: string;
            applies_dictText?: string | null;
            category?: string;
            category_dictText?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            icon?: string | null;
            id: string;
            name?: string;
            remark?: string | null;
            rowVersion: number;
            sort?: number;
            status?: string;
            status_dictText?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        RentalKey: {
            can?: string[];
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            /** Format: date */
            due?: string | null;
            holder?: string | null;
            holderPhone?: string | null;
            id: string;
            kind?: string;
            kind_dictText?: string | null;
            mends?: {
                [key: string]: "usual" | "rare";
            };
            no?: string;
            reasons?: {
                [key: string]: string;
            };
            remark?: string | null;
            rowVersion: number;
            state?: string;
            state_dictText?: string | null;
            storage?: string | null;
            unitId?: string;
            unitId_dictText?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        RentalLease: {
            /** @description yuan, two decimals */
            balance?: string;
            billingState?: string;
            billingState_dictText?: string | null;
            can?: string[];
            checkIn?: string | null;
            checkedBy?: string | null;
            /** Format: date */
            clashOn?: string | null;
            communityId?: string;
            communityId_dictText?: string | null;
            contractNo?: string;
            contractType?: string | null;
            contractType_dictText?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            deductTerms?: string | null;
            departure?: string | null;
            /** @description yuan, two decimals */
            deposit?: string;
            depositBackDays?: number;
            depositCharged?: boolean;
            elecBase?: string | null;
            /** Format: date */
            endDate?: string;
            ending?: boolean;
            files?: string | null;
            filingNo?: string | null;
            filingState?: string;
            filingState_dictText?: string | null;
            form?: string;
            form_dictText?: string | null;
            gasBase?: string | null;
            /** Format: date */
            handedOverOn?: string | null;
            holdUntil?: string | null;
            holdover?: boolean;
            id: string;
            /** Format: date */
            leftOn?: string | null;
            lessorKind?: string;
            lessorKind_dictText?: string | null;
            mends?: {
                [key: string]: "usual" | "rare";
            };
            monthsLeft?: number;
            notes?: string | null;
            orderNo?: string | null;
            /** @description yuan, two decimals */
            paid?: string;
            payCycle?: number | string;
            payCycle_dictText?: string | null;
            /** Format: date */
            payerFrom?: string | null;
            payerName?: string | null;
            /** @description yuan, two decimals */
            penaltyCap?: string | null;
            penaltyMonths?: string | null;
            /** @description yuan, two decimals */
            prepaid?: string;
            prevLeaseId?: string | null;
            prevLeaseId_dictText?: string | null;
            /** @description yuan, two decimals */
            price?: string;
            /** @description yuan, two decimals */
            priceNow?: string;
            reasons?: {
                [key: string]: string;
            };
            renewal?: string;
            renewal_dictText?: string | null;
            renterId?: string;
            renterId_dictText?: string | null;
            renterName?: string;
            renterPhone?: string;
            rowVersion: number;
            scan?: string | null;
            services?: string | null;
            services_dictText?: string | null;
            /** Format: date */
            signedOn?: string | null;
            /** Format: date */
            startDate?: string;
            state?: string;
            state_dictText?: string | null;
            /** @description yuan, two decimals */
            total?: string;
            unitId?: string;
            unitId_dictText?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
            waterBase?: string | null;
        };
        RentalLeaseChange: {
            appliedAt?: string | null;
            can?: string[];
            checkedBy?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            /** @description yuan, two decimals */
            difference?: string;
            /** Format: date */
            effectiveDay?: string;
            form?: string;
            form_dictText?: string | null;
            holdUntil?: string | null;
            id: string;
            kind?: string;
            kind_dictText?: string | null;
            leaseId?: string;
            leaseId_dictText?: string | null;
            mends?: {
                [key: string]: "usual" | "rare";
            };
            nextLeaseId?: string | null;
            nextLeaseId_dictText?: string | null;
            no?: string;
            /** Format: date */
            readingsOn?: string | null;
            reason?: string | null;
            reasons?: {
                [key: string]: string;
            };
            rowVersion: number;
            scan?: string | null;
            /** Format: date */
            signedOn?: string | null;
            state?: string;
            state_dictText?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        RentalLeaseParty: {
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            id: string;
            leaseId?: string;
            leaseId_dictText?: string | null;
            name?: string;
            phone?: string | null;
            role?: string;
            role_dictText?: string | null;
            rowVersion: number;
            seq?: number;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        RentalLedger: {
            account?: string;
            accountId?: string;
            accountId_dictText?: string | null;
            accountNo?: string;
            account_dictText?: string | null;
            /** @description yuan, two decimals */
            amount?: string;
            cause?: string | null;
            cause_dictText?: string | null;
            corrects?: string | null;
            corrects_dictText?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            direction?: string;
            direction_dictText?: string | null;
            id: string;
            method?: string | null;
            method_dictText?: string | null;
            no?: string;
            note?: string | null;
            operator?: string;
            /** Format: date */
            paidOn?: string;
            project?: string;
            project_dictText?: string | null;
            requestId?: string | null;
            requestId_dictText?: string | null;
            reversedBy?: string | null;
            reversedBy_dictText?: string | null;
            reverses?: string | null;
            reverses_dictText?: string | null;
            rowVersion: number;
            shiftId?: string | null;
            shiftId_dictText?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        RentalLock: {
            battery?: number | null;
            channel?: string;
            channel_dictText?: string | null;
            communityId?: string | null;
            communityId_dictText?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            id: string;
            remark?: string | null;
            rowVersion: number;
            seenAt?: string | null;
            serial?: string;
            state?: string;
            state_dictText?: string | null;
            unitId?: string;
            unitId_dictText?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
            vendor?: string;
            vendor_dictText?: string | null;
        };
        RentalLockCode: {
            can?: string[];
            code_masked?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            id: string;
            issuedBy?: string;
            leaseId?: string | null;
            leaseId_dictText?: string | null;
            lockId?: string;
            lockId_dictText?: string | null;
            mends?: {
                [key: string]: "usual" | "rare";
            };
            orderId?: string | null;
            orderId_dictText?: string | null;
            reason?: string;
            reasons?: {
                [key: string]: string;
            };
            revokeReason?: string | null;
            revokedAt?: string | null;
            revokedBy?: string | null;
            rowVersion: number;
            state?: string;
            state_dictText?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
            validFrom?: string;
            validUntil?: string;
            workerId?: string | null;
            workerId_dictText?: string | null;
        };
        RentalLongPrice: {
            communityId?: string | null;
            communityId_dictText?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            id: string;
            /** @description yuan, two decimals */
            price?: string;
            remark?: string | null;
            rowVersion: number;
            term?: string;
            term_dictText?: string | null;
            unitId?: string | null;
            unitId_dictText?: string | null;
            unitType?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
            /** Format: date */
            validFrom?: string;
            /** Format: date */
            validUntil?: string | null;
        };
        RentalLostItem: {
            can?: string[];
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            /** Format: date */
            endedOn?: string | null;
            finder?: string | null;
            /** Format: date */
            foundOn?: string;
            id: string;
            item?: string;
            mends?: {
                [key: string]: "usual" | "rare";
            };
            note?: string | null;
            ownerName?: string | null;
            ownerPhone?: string | null;
            photo?: string | null;
            place?: string | null;
            reasons?: {
                [key: string]: string;
            };
            rowVersion: number;
            state?: string;
            state_dictText?: string | null;
            storage?: string | null;
            unitId?: string | null;
            unitId_dictText?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        RentalMeter: {
            archived?: boolean;
            baseValue?: string;
            buildingId?: string | null;
            buildingId_dictText?: string | null;
            communityId?: string | null;
            communityId_dictText?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            digits?: number;
            factor?: string;
            id: string;
            /** Format: date */
            installed?: string | null;
            kind?: string;
            kind_dictText?: string | null;
            /** Format: date */
            lastDate?: string | null;
            lastValue?: string | null;
            place?: string | null;
            rowVersion: number;
            serial?: string;
            tariffId?: string | null;
            tariffId_dictText?: string | null;
            unitId?: string | null;
            unitId_dictText?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
            walk?: number;
        };
        RentalMeterReading: {
            billed?: boolean;
            buildingId?: string | null;
            buildingId_dictText?: string | null;
            can?: string[];
            communityId?: string;
            communityId_dictText?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            id: string;
            kind?: string;
            kind_dictText?: string | null;
            lastValue?: string | null;
            mean?: string | null;
            mends?: {
                [key: string]: "usual" | "rare";
            };
            meterId?: string;
            meterId_dictText?: string | null;
            meterKind?: string;
            meterKind_dictText?: string | null;
            meterNo?: string;
            photo?: string | null;
            photoHash?: string | null;
            place?: string | null;
            /** Format: date */
            readDate?: string;
            readerId?: string | null;
            readerId_dictText?: string | null;
            reasons?: {
                [key: string]: string;
            };
            receivedAt?: string | null;
            rolled?: boolean;
            rowVersion: number;
            /** Format: date */
            since?: string | null;
            skipped?: string | null;
            source?: string;
            source_dictText?: string | null;
            state?: string;
            state_dictText?: string | null;
            takenAt?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
            usage?: string | null;
            value?: string | null;
            voidReason?: string | null;
            walk?: number;
            warnings?: string | null;
            warnings_dictText?: string | null;
        };
        RentalOrder: {
            /** @description yuan, two decimals */
            balance?: string;
            can?: string[];
            cancelReason?: string | null;
            channel?: string;
            channel_dictText?: string | null;
            /** Format: date */
            checkIn?: string;
            /** Format: date */
            checkOut?: string;
            checkedInAt?: string | null;
            checkedOutAt?: string | null;
            communityId?: string;
            communityId_dictText?: string | null;
            companyId?: string | null;
            companyId_dictText?: string | null;
            contactName?: string;
            contactPhone?: string;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            dayUse?: boolean;
            /** @description yuan, two decimals */
            depositHeld?: string;
            groupNo?: string | null;
            guestNames?: string | null;
            id: string;
            locked?: boolean;
            mends?: {
                [key: string]: "usual" | "rare";
            };
            nights?: number;
            orderNo?: string;
            reasons?: {
                [key: string]: string;
            };
            /** @description yuan, two decimals */
            receivedDeposit?: string;
            /** @description yuan, two decimals */
            receivedRoom?: string;
            /** @description yuan, two decimals */
            refundedDeposit?: string;
            remark?: string | null;
            /** @description yuan, two decimals */
            roomTotal?: string;
            rowVersion: number;
            state?: string;
            state_dictText?: string | null;
            unitId?: string | null;
            unitId_dictText?: string | null;
            unitType?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        RentalOverbookLimit: {
            communityId?: string;
            communityId_dictText?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            /** Format: date */
            fromDay?: string;
            id: string;
            remark?: string | null;
            rowVersion: number;
            spare?: number;
            /** Format: date */
            toDay?: string;
            unitType?: string;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        RentalOwner: {
            bank?: string | null;
            bankAccount_masked?: string | null;
            contract?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            id: string;
            name?: string;
            phone?: string | null;
            remark?: string | null;
            rowVersion: number;
            shareRate?: string;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        RentalOwnerCost: {
            /** @description yuan, two decimals */
            amount?: string;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            /** Format: date */
            day?: string;
            houseId?: string;
            houseId_dictText?: string | null;
            id: string;
            item?: string;
            item_dictText?: string | null;
            note?: string | null;
            receipt?: string | null;
            rowVersion: number;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        RentalOwnerStatement: {
            can?: string[];
            /** @description yuan, two decimals */
            cost?: string;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            id: string;
            /** @description yuan, two decimals */
            income?: string;
            mends?: {
                [key: string]: "usual" | "rare";
            };
            method?: string | null;
            method_dictText?: string | null;
            month?: string;
            note?: string | null;
            ownerId?: string;
            ownerId_dictText?: string | null;
            /** Format: date */
            paidOn?: string | null;
            /** @description yuan, two decimals */
            payout?: string;
            reasons?: {
                [key: string]: string;
            };
            rowVersion: number;
            /** @description yuan, two decimals */
            share?: string;
            shareRate?: string;
            state?: string;
            state_dictText?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        RentalOwnerStatementLine: {
            /** @description yuan, two decimals */
            amount?: string;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            /** Format: date */
            fromDay?: string;
            house?: string;
            id: string;
            kind?: string;
            kind_dictText?: string | null;
            nights?: number | null;
            no?: string | null;
            rowVersion: number;
            statementId?: string;
            statementId_dictText?: string | null;
            text?: string | null;
            /** Format: date */
            toDay?: string;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        RentalPricePlan: {
            /** @description yuan, two decimals */
            amount?: string | null;
            /** Format: date */
            beginDay?: string;
            can?: string[];
            /** @description yuan, two decimals */
            ceiling?: string | null;
            channels?: string | null;
            channels_dictText?: string | null;
            combine?: string;
            combine_dictText?: string | null;
            communityId?: string | null;
            communityId_dictText?: string | null;
            companyId?: string | null;
            companyId_dictText?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            /** Format: date */
            endDay?: string | null;
            factor?: string | null;
            /** @description yuan, two decimals */
            floor?: string | null;
            houseType?: string | null;
            id: string;
            leadFrom?: number | null;
            leadTo?: number | null;
            mends?: {
                [key: string]: "usual" | "rare";
            };
            method?: string;
            method_dictText?: string | null;
            name?: string;
            nightsFrom?: number | null;
            nightsTo?: number | null;
            occupancyFrom?: number | null;
            occupancyTo?: number | null;
            onAccount?: boolean;
            priority?: number;
            reasons?: {
                [key: string]: string;
            };
            remark?: string | null;
            rowVersion: number;
            state?: string;
            state_dictText?: string | null;
            unitIds?: string | null;
            unitIds_dictText?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
            weekdays?: string | null;
            weekdays_dictText?: string | null;
        };
        RentalReadingConflict: {
            can?: string[];
            communityId?: string;
            communityId_dictText?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            droppedReason?: string | null;
            id: string;
            kind?: string;
            kind_dictText?: string | null;
            mends?: {
                [key: string]: "usual" | "rare";
            };
            meterId?: string;
            meterId_dictText?: string | null;
            meterNo?: string;
            photo?: string | null;
            photoHash?: string | null;
            place?: string | null;
            /** Format: date */
            readDate?: string;
            readerId?: string | null;
            readerId_dictText?: string | null;
            reasons?: {
                [key: string]: string;
            };
            receivedAt?: string | null;
            rolled?: boolean;
            rowVersion: number;
            state?: string;
            state_dictText?: string | null;
            takenAt?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
            value?: string | null;
            why?: string;
        };
        RentalRoom: {
            bedsText?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            facilities?: string | null;
            facilities_dictText?: string | null;
            houseId?: string;
            houseId_dictText?: string | null;
            id: string;
            indoorDoor?: string | null;
            indoorDoor_dictText?: string | null;
            kind?: string;
            kind_dictText?: string | null;
            lettable?: boolean;
            name?: string;
            photos?: string | null;
            /** @description yuan, two decimals */
            priceDaily?: string;
            /** @description yuan, two decimals */
            priceHoliday?: string | null;
            /** @description yuan, two decimals */
            priceMonth?: string | null;
            /** @description yuan, two decimals */
            priceWeekday?: string | null;
            /** @description yuan, two decimals */
            priceWeekend?: string | null;
            residentLimit?: number;
            restrictions?: string | null;
            restrictions_dictText?: string | null;
            rowVersion: number;
            sort?: number;
            space?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        RentalRoomBed: {
            bedTypeId?: string;
            bedTypeId_dictText?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            id: string;
            quantity?: number;
            roomId?: string;
            roomId_dictText?: string | null;
            rowVersion: number;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        RentalSettlement: {
            billId?: string | null;
            billId_dictText?: string | null;
            can?: string[];
            checkedBy?: string | null;
            communityId?: string;
            communityId_dictText?: string | null;
            contractNo?: string;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            /** Format: date */
            doneOn?: string | null;
            id: string;
            kind?: string;
            kind_dictText?: string | null;
            leaseId?: string;
            leaseId_dictText?: string | null;
            /** Format: date */
            leaveDate?: string;
            mends?: {
                [key: string]: "usual" | "rare";
            };
            method?: string | null;
            method_dictText?: string | null;
            /** @description yuan, two decimals */
            net?: string;
            newLeaseId?: string | null;
            newLeaseId_dictText?: string | null;
            no?: string;
            payeeAccount?: string | null;
            /** @description yuan, two decimals */
            penalty?: string | null;
            reason?: string | null;
            reasons?: {
                [key: string]: string;
            };
            /** @description yuan, two decimals */
            receivable?: string;
            /** @description yuan, two decimals */
            refundable?: string;
            renterName?: string;
            revision?: number;
            rowVersion: number;
            scan?: string | null;
            /** Format: date */
            signedOn?: string | null;
            state?: string;
            state_dictText?: string | null;
            unitId?: string;
            unitId_dictText?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        RentalShift: {
            begunAt?: string;
            /** Format: date */
            bizDate?: string;
            can?: string[];
            /** @description yuan, two decimals */
            cashIn?: string | null;
            /** @description yuan, two decimals */
            cashOut?: string | null;
            closedAt?: string | null;
            /** @description yuan, two decimals */
            counted?: string | null;
            countedAt?: string | null;
            countedBy?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            /** @description yuan, two decimals */
            diff?: string | null;
            /** @description yuan, two decimals */
            expected?: string | null;
            /** @description yuan, two decimals */
            handedIn?: string | null;
            id: string;
            mends?: {
                [key: string]: "usual" | "rare";
            };
            no?: string;
            note?: string | null;
            /** @description yuan, two decimals */
            openCash?: string;
            operatorId?: string;
            operatorId_dictText?: string | null;
            previousId?: string | null;
            previousId_dictText?: string | null;
            reason?: string | null;
            reasons?: {
                [key: string]: string;
            };
            receiver?: string | null;
            receiverId?: string | null;
            receiverId_dictText?: string | null;
            rowVersion: number;
            state?: string;
            state_dictText?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        RentalSupplier: {
            contact?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            id: string;
            inUse?: boolean;
            name?: string;
            phone?: string | null;
            remark?: string | null;
            rowVersion: number;
            trade?: string | null;
            trade_dictText?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        RentalTariff: {
            /** Format: date */
            begin?: string;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            /** Format: date */
            end?: string | null;
            /** @description yuan, two decimals */
            fixed?: string;
            id: string;
            kind?: string;
            kind_dictText?: string | null;
            name?: string;
            rowVersion: number;
            tierPeriod?: string;
            tierPeriod_dictText?: string | null;
            unit?: string;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        RentalTariffTier: {
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            id: string;
            price?: string;
            rowVersion: number;
            tariffId?: string;
            tariffId_dictText?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
            upto?: string | null;
        };
        RentalTenant: {
            address?: string | null;
            bankCard?: string | null;
            black?: boolean;
            blackReason?: string | null;
            companyId?: string | null;
            companyId_dictText?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            email?: string | null;
            emergencyName?: string | null;
            emergencyPhone?: string | null;
            gender?: string | null;
            gender_dictText?: string | null;
            id: string;
            idNo_masked?: string | null;
            idPhoto?: string | null;
            idType?: string;
            idType_dictText?: string | null;
            name?: string;
            nation?: string | null;
            phone?: string;
            pinyin?: string | null;
            residence?: string | null;
            residence_dictText?: string | null;
            rowVersion: number;
            /** @description yuan, two decimals */
            spendTotal?: string;
            stayTimes?: number;
            tags?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        RentalTicket: {
            blockId?: string | null;
            blockId_dictText?: string | null;
            can?: string[];
            closing?: string | null;
            communityId?: string | null;
            communityId_dictText?: string | null;
            /** @description yuan, two decimals */
            cost?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            description?: string | null;
            /** Format: date */
            doneOn?: string | null;
            donePhotos?: string | null;
            /** Format: date */
            due?: string | null;
            id: string;
            kind?: string;
            kind_dictText?: string | null;
            mends?: {
                [key: string]: "usual" | "rare";
            };
            no?: string;
            outcome?: string | null;
            payer?: string | null;
            payer_dictText?: string | null;
            photos?: string | null;
            reasons?: {
                [key: string]: string;
            };
            rowVersion: number;
            state?: string;
            state_dictText?: string | null;
            supplierId?: string | null;
            supplierId_dictText?: string | null;
            title?: string;
            unitId?: string;
            unitId_dictText?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
            urgency?: string;
            urgency_dictText?: string | null;
            workerId?: string | null;
            workerId_dictText?: string | null;
        };
        RentalTurnFailure: {
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            /** Format: date */
            day?: string;
            error?: string;
            id: string;
            leaseId?: string;
            leaseId_dictText?: string | null;
            rowVersion: number;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        RentalUnit: {
            buildingId?: string;
            buildingId_dictText?: string | null;
            cleanState?: string;
            cleanState_dictText?: string | null;
            communityId?: string;
            communityId_dictText?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            floor?: number;
            houseType?: string | null;
            id: string;
            kind?: string;
            kind_dictText?: string | null;
            onShelf?: boolean;
            /** @description yuan, two decimals */
            priceDaily?: string;
            residentLimit?: number;
            riyue?: string;
            riyue_dictText?: string | null;
            rowVersion: number;
            sellable?: boolean;
            title?: string;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        RentalUtilityMember: {
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            id: string;
            part?: string;
            rowVersion: number;
            shareId?: string;
            shareId_dictText?: string | null;
            unitId?: string;
            unitId_dictText?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        RentalUtilityShare: {
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            id: string;
            meterId?: string;
            meterId_dictText?: string | null;
            name?: string;
            rowVersion: number;
            rule?: string;
            rule_dictText?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        RentalViewing: {
            agentId?: string | null;
            agentId_dictText?: string | null;
            can?: string[];
            contactName?: string;
            contactPhone?: string;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            followUpAt?: string | null;
            groupViewing?: boolean;
            guestsAgreed?: boolean;
            id: string;
            leaseId?: string | null;
            leaseId_dictText?: string | null;
            mends?: {
                [key: string]: "usual" | "rare";
            };
            period?: string | null;
            period_dictText?: string | null;
            reason?: string | null;
            reasons?: {
                [key: string]: string;
            };
            remark?: string | null;
            result?: string | null;
            result_dictText?: string | null;
            rowVersion: number;
            /** Format: date */
            soldFrom?: string | null;
            source?: string | null;
            source_dictText?: string | null;
            state?: string;
            state_dictText?: string | null;
            time?: string | null;
            unitId?: string;
            unitId_dictText?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
            /** Format: date */
            viewDate?: string;
        };
        RiskMeasure: {
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            done?: boolean;
            /** Format: date */
            due?: string | null;
            id: string;
            ownerId?: string | null;
            ownerId_dictText?: string | null;
            riskId?: string;
            riskId_dictText?: string | null;
            rowVersion: number;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
            what?: string;
        };
        RiskRegister: {
            can?: string[];
            category?: string;
            category_dictText?: string | null;
            closing?: string | null;
            communityId?: string | null;
            communityId_dictText?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            description?: string | null;
            /** Format: date */
            due?: string | null;
            id: string;
            impact?: number;
            level?: string;
            level_dictText?: string | null;
            likelihood?: number;
            mends?: {
                [key: string]: "usual" | "rare";
            };
            no?: string;
            ownerId?: string | null;
            ownerId_dictText?: string | null;
            reasons?: {
                [key: string]: string;
            };
            rowVersion: number;
            score?: number;
            state?: string;
            state_dictText?: string | null;
            title?: string;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        SdContactRequest: {
            can?: string[];
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            firmId?: string | null;
            firmId_dictText?: string | null;
            id: string;
            mends?: {
                [key: string]: "usual" | "rare";
            };
            message?: string;
            personId?: string | null;
            personId_dictText?: string | null;
            postId?: string;
            postId_dictText?: string | null;
            reason?: string | null;
            reasons?: {
                [key: string]: string;
            };
            rowVersion: number;
            state?: string;
            state_dictText?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        SdMatch: {
            can?: string[];
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            demandId?: string;
            demandId_dictText?: string | null;
            fault?: string | null;
            fault_dictText?: string | null;
            grounds?: string;
            grounds_dictText?: string | null;
            id: string;
            mends?: {
                [key: string]: "usual" | "rare";
            };
            outcome?: string | null;
            reason?: string | null;
            reasons?: {
                [key: string]: string;
            };
            rowVersion: number;
            score?: number;
            side?: string | null;
            side_dictText?: string | null;
            state?: string;
            state_dictText?: string | null;
            supplyId?: string;
            supplyId_dictText?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
            words?: string | null;
        };
        SdPost: {
            amount?: string | null;
            /** @description yuan, two decimals */
            budgetMax?: string | null;
            /** @description yuan, two decimals */
            budgetMin?: string | null;
            can?: string[];
            category?: string;
            category_dictText?: string | null;
            content?: string;
            cover?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            files?: string | null;
            firmId?: string | null;
            firmId_dictText?: string | null;
            id: string;
            kind?: string;
            kind_dictText?: string | null;
            mends?: {
                [key: string]: "usual" | "rare";
            };
            personId?: string | null;
            personId_dictText?: string | null;
            reason?: string | null;
            reasons?: {
                [key: string]: string;
            };
            region?: string | null;
            region_dictText?: string | null;
            rowVersion: number;
            state?: string;
            state_dictText?: string | null;
            tags?: string | null;
            title?: string;
            unit?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
            /** Format: date */
            validTo?: string;
        };
        SdWeight: {
            accepted?: number;
            code?: string;
            code_dictText?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            id: string;
            refused?: number;
            rowVersion: number;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
            weight?: number;
        };
        SignClause: {
            body?: string;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            id: string;
            kind?: string | null;
            kind_dictText?: string | null;
            name?: string;
            rowVersion: number;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        SignFlow: {
            can?: string[];
            checkedAt?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            docSha256?: string;
            endedAt?: string | null;
            faultSeq?: number | null;
            finalPdf?: string | null;
            finalSha256?: string | null;
            id: string;
            keepUntil?: string | null;
            kind?: string;
            mends?: {
                [key: string]: "usual" | "rare";
            };
            no?: string;
            orderMode?: string;
            orderMode_dictText?: string | null;
            reason?: string | null;
            reasons?: {
                [key: string]: string;
            };
            rowVersion: number;
            sealNote?: string | null;
            sealState?: string;
            sealState_dictText?: string | null;
            sentAt?: string | null;
            state?: string;
            state_dictText?: string | null;
            subjectNo?: string;
            title?: string;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        SignKey: {
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            fingerprint?: string;
            id: string;
            issuer?: string;
            retiredAt?: string | null;
            rowVersion: number;
            serial?: string;
            source?: string;
            source_dictText?: string | null;
            subject?: string;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
            validFrom?: string | null;
            validUntil?: string | null;
        };
        SignParty: {
            can?: string[];
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            flowId?: string;
            flowId_dictText?: string | null;
            id: string;
            identifiedAt?: string | null;
            mends?: {
                [key: string]: "usual" | "rare";
            };
            method?: string | null;
            method_dictText?: string | null;
            name?: string;
            openedAt?: string | null;
            phone?: string;
            reason?: string | null;
            reasons?: {
                [key: string]: string;
            };
            role?: string;
            role_dictText?: string | null;
            rowVersion: number;
            seq?: number;
            signedAt?: string | null;
            state?: string;
            state_dictText?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
            witness?: string | null;
        };
        SignRoot: {
            count?: number;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            /** Format: date */
            day?: string;
            id: string;
            publishedTo?: string | null;
            root?: string;
            rowVersion: number;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        SignTemplate: {
            body?: string;
            can?: string[];
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            id: string;
            kind?: string;
            kind_dictText?: string | null;
            mends?: {
                [key: string]: "usual" | "rare";
            };
            name?: string;
            note?: string | null;
            preferred?: boolean;
            publishedAt?: string | null;
            reasons?: {
                [key: string]: string;
            };
            rowVersion: number;
            state?: string;
            state_dictText?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
            version?: number;
        };
        SvyAnswer: {
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            file?: string | null;
            id: string;
            number?: string | null;
            questionId?: string;
            questionId_dictText?: string | null;
            responseId?: string;
            responseId_dictText?: string | null;
            rowVersion: number;
            surveyId?: string;
            surveyId_dictText?: string | null;
            text?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        SvyQuestion: {
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            id: string;
            kind?: string;
            kind_dictText?: string | null;
            logic?: string | null;
            maxSelect?: number | null;
            maxValue?: string | null;
            minSelect?: number | null;
            minValue?: string | null;
            options?: string | null;
            page?: number;
            pattern?: string | null;
            quota?: string | null;
            required?: boolean;
            rowVersion: number;
            score?: string | null;
            seq?: number;
            surveyId?: string;
            surveyId_dictText?: string | null;
            title?: string;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        SvyResponse: {
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            id: string;
            ip?: string | null;
            rowVersion: number;
            score?: string | null;
            submitAt?: string;
            surveyId?: string;
            surveyId_dictText?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
            userId?: string | null;
            userId_dictText?: string | null;
            version?: number;
        };
        SvySurvey: {
            anonymous?: boolean;
            audience?: string | null;
            audience_dictText?: string | null;
            begin?: string | null;
            can?: string[];
            copiedFrom?: string | null;
            copiedFrom_dictText?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            end?: string | null;
            id: string;
            intro?: string | null;
            kind?: string;
            kind_dictText?: string | null;
            maxPerDay?: number | null;
            maxTotal?: number | null;
            mends?: {
                [key: string]: "usual" | "rare";
            };
            needLogin?: boolean;
            onePer?: string;
            onePer_dictText?: string | null;
            reasons?: {
                [key: string]: string;
            };
            rowVersion: number;
            segmentId?: string | null;
            segmentId_dictText?: string | null;
            showResult?: string;
            showResult_dictText?: string | null;
            state?: string;
            state_dictText?: string | null;
            title?: string;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
            version?: number;
        };
        SvyTemplate: {
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            id: string;
            intro?: string | null;
            name?: string;
            rowVersion: number;
            size?: number;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        SvyVoteOption: {
            count?: number | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            id: string;
            image?: string | null;
            intro?: string | null;
            no?: number;
            rowVersion: number;
            surveyId?: string;
            surveyId_dictText?: string | null;
            title?: string;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        SysAddress: {
            contact?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            detail?: string;
            id: string;
            name?: string;
            phone?: string | null;
            public?: boolean;
            rowVersion: number;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        SysAgreementAccept: {
            acceptedAt?: string;
            agreementId?: string;
            agreementId_dictText?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            device?: string | null;
            digest?: string;
            id: string;
            ip?: string | null;
            kind?: string;
            kind_dictText?: string | null;
            rowVersion: number;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
            userId?: string;
            userId_dictText?: string | null;
            version?: string;
        };
        SysAnnountCement: {
            anntFiles?: string | null;
            busId?: string | null;
            busType?: string | null;
            can?: string[];
            cancelTime?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            delFlag?: string | number | boolean | null;
            departIds?: string | null;
            departIds_dictText?: string | null;
            departIds_dictTextEn?: string | null;
            dtTaskId?: string | number | boolean | null;
            endTime?: string | null;
            id: string;
            mends?: {
                [key: string]: "usual" | "rare";
            };
            msgAbstract?: string | null;
            msgCategory?: string;
            msgCategory_dictText?: string | null;
            msgContent?: string;
            msgType?: string;
            msgType_dictText?: string | null;
            openPage?: string | null;
            openType?: string | null;
            openType_dictText?: string | null;
            priority?: string;
            priority_dictText?: string | null;
            readTotal?: number;
            reasons?: {
                [key: string]: string;
            };
            roleIds?: string | null;
            roleIds_dictText?: string | null;
            rowVersion: number;
            sendStatus?: string;
            sendStatus_dictText?: string | null;
            sendTime?: string | null;
            sender?: string | null;
            senderName?: string | null;
            sentTotal?: number;
            startTime?: string | null;
            titile?: string;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
            userIds?: string | null;
            userIds_dictText?: string | null;
        };
        SysAppVersion: {
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            file?: string | null;
            forced?: boolean;
            id: string;
            notes?: string | null;
            platform?: string;
            platform_dictText?: string | null;
            publishTime?: string | null;
            rowVersion: number;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
            url?: string | null;
            version?: string;
        };
        SysBFieldMapTemplateInfo: {
            columnTitle?: string;
            configId?: string;
            configId_dictText?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            defaultValue?: string | null;
            dictCode?: string | null;
            field?: string;
            id: string;
            required?: boolean;
            rowVersion: number;
            transform?: string | null;
            transform_dictText?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        SysBTemplateParseConfigInfo: {
            code?: string;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            headerRow?: number;
            id: string;
            keyFields?: string | null;
            name?: string;
            onConflict?: string;
            onConflict_dictText?: string | null;
            rowVersion: number;
            sheet?: string | null;
            startRow?: number;
            target?: string;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        SysCategory: {
            code?: string;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            hasChildren?: boolean;
            id: string;
            name?: string;
            pid?: string | null;
            pid_dictText?: string | null;
            rowVersion: number;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        SysCheckRule: {
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            id: string;
            rowVersion: number;
            ruleCode?: string;
            ruleDescription?: string | null;
            ruleJson?: string;
            ruleName?: string;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        SysDashboard: {
            cards?: unknown;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            icon?: string | null;
            id: string;
            name?: string;
            roles?: string | null;
            roles_dictText?: string | null;
            rowVersion: number;
            sortNo?: number;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        SysDataSource: {
            code?: string;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            dbDriver?: string | null;
            dbName?: string | null;
            dbType?: string;
            dbType_dictText?: string | null;
            dbUrl?: string;
            dbUsername?: string | null;
            id: string;
            name?: string;
            remark?: string | null;
            rowVersion: number;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        SysDictItem: {
            colour?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            description?: string | null;
            dictId?: string;
            dictId_dictText?: string | null;
            id: string;
            itemText?: string;
            itemValue?: string;
            rowVersion: number;
            sortOrder?: number;
            status?: number;
            status_dictText?: string | null;
            textEn?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        SysFillRule: {
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            id: string;
            rowVersion: number;
            ruleClass?: string;
            ruleClass_dictText?: string | null;
            ruleCode?: string;
            ruleName?: string;
            ruleParams?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        SysMessageSysMessage: {
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            esContent?: string;
            esReceiver?: string;
            esResult?: string | null;
            esSendNum?: number;
            esSendStatus?: string;
            esSendStatus_dictText?: string | null;
            esSendTime?: string | null;
            esTitle?: string;
            esType?: string;
            esType_dictText?: string | null;
            id: string;
            remark?: string | null;
            rowVersion: number;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        SysMessageSysMessageTemplate: {
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            id: string;
            rowVersion: number;
            templateCode?: string;
            templateContent?: string;
            templateName?: string;
            templateTestJson?: unknown;
            templateType?: string;
            templateType_dictText?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
            useStatus?: string;
            useStatus_dictText?: string | null;
        };
        SysOssFile: {
            biz?: string;
            biz_dictText?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            fileName?: string;
            fileSize?: number;
            id: string;
            mime?: string;
            rowVersion: number;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
            url?: string;
        };
        SysOssLink: {
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            expiresAt?: string;
            fileName?: string;
            id: string;
            note?: string | null;
            opened?: number;
            openedAt?: string | null;
            ownerName?: string;
            rowVersion: number;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        SysPaperText: {
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            footerEn?: string | null;
            footerZh?: string | null;
            headerEn?: string | null;
            headerZh?: string | null;
            id: string;
            paper?: string;
            paper_dictText?: string | null;
            rowVersion: number;
            rulesEn?: string | null;
            rulesZh?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        SysPrintLog: {
            called?: string;
            copy?: number;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            id: string;
            paper?: string;
            paper_dictText?: string | null;
            printedBy?: string;
            rowVersion: number;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
            whole?: boolean;
        };
        SysQuartzJob: {
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            cronExpression?: string;
            description?: string | null;
            id: string;
            jobClassName?: string;
            jobClassName_dictText?: string | null;
            lastRun?: string | null;
            misfire?: string;
            misfire_dictText?: string | null;
            name?: string;
            nextRun?: string | null;
            parameter?: string | null;
            rowVersion: number;
            status?: number;
            status_dictText?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        SysQuartzJobLog: {
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            durationMs?: number | null;
            endTime?: string | null;
            fireTime?: string;
            id: string;
            jobId?: string;
            jobId_dictText?: string | null;
            jobName?: string;
            message?: string | null;
            rowVersion: number;
            startTime?: string | null;
            state?: string;
            state_dictText?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        SysRealName: {
            back?: string | null;
            can?: string[];
            checked?: string;
            checked_dictText?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            front?: string | null;
            id: string;
            idNo_masked?: string | null;
            mends?: {
                [key: string]: "usual" | "rare";
            };
            realname?: string;
            reason?: string | null;
            reasons?: {
                [key: string]: string;
            };
            reviewedAt?: string | null;
            reviewedBy?: string | null;
            reviewedBy_dictText?: string | null;
            rowVersion: number;
            state?: string;
            state_dictText?: string | null;
            submittedAt?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
            userId?: string;
            userId_dictText?: string | null;
        };
        SysRole: {
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            description?: string | null;
            homePath?: string | null;
            id: string;
            roleCode?: string;
            roleName?: string;
            rowVersion: number;
            secondFactor?: boolean;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        SysScheduledReport: {
            atTime?: string;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            enabled?: boolean;
            id: string;
            lastResult?: string | null;
            lastRun?: string | null;
            monthDay?: number | null;
            name?: string;
            nextRun?: string | null;
            query?: string | null;
            receiverIds?: string;
            receiverIds_dictText?: string | null;
            remark?: string | null;
            reportId?: string | null;
            reportId_dictText?: string | null;
            resource?: string | null;
            rhythm?: string;
            rhythm_dictText?: string | null;
            rowVersion: number;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
            weekday?: number | string | null;
            weekday_dictText?: string | null;
        };
        SysSms: {
            content?: string;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            email?: string | null;
            id: string;
            phone?: string | null;
            purpose?: string;
            purpose_dictText?: string | null;
            reason?: string | null;
            rowVersion: number;
            sentAt?: string | null;
            state?: string;
            state_dictText?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        SysSupportVisit: {
            begunAt?: string;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            endedAt?: string | null;
            endedBy?: string | null;
            endsAt?: string;
            id: string;
            mayWrite?: boolean;
            realname?: string;
            reason?: string;
            roleName?: string | null;
            rowVersion: number;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
            username?: string;
        };
        SysSysAnnouncementSend: {
            anntId?: string;
            anntId_dictText?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            id: string;
            readFlag?: string;
            readFlag_dictText?: string | null;
            readTime?: string | null;
            realname?: string | null;
            rowVersion: number;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
            userId?: string;
        };
        SysSysDepart: {
            address?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            delFlag?: string | number | boolean | null;
            departName?: string;
            departNameAbbr?: string | number | boolean | null;
            departNameEn?: string | null;
            departOrder?: number;
            description?: string | number | boolean | null;
            fax?: string | null;
            hasChildren?: boolean;
            id: string;
            memo?: string | null;
            mobile?: string | null;
            orgCategory?: string;
            orgCategory_dictText?: string | null;
            orgCode?: string;
            orgType?: string | number | boolean | null;
            parentId?: string | null;
            parentId_dictText?: string | null;
            parentId_dictTextEn?: string | null;
            qywxIdentifier?: string | number | boolean | null;
            rowVersion: number;
            status?: string;
            status_dictText?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        SysSysParam: {
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            id: string;
            paramKey?: string;
            paramKind?: string;
            paramKind_dictText?: string | null;
            paramName?: string;
            paramValue?: string | null;
            remark?: string | null;
            rowVersion: number;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        SysTenantPackage: {
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            description?: string | null;
            id: string;
            name?: string;
            quotaCalls?: number | null;
            quotaMegabytes?: number | null;
            quotaTasks?: number | null;
            quotaUsers?: number | null;
            rowVersion: number;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        SysThirdAccount: {
            boundAt?: string;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            id: string;
            realname?: string | null;
            rowVersion: number;
            thirdType?: string;
            thirdUserUuid?: string;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
            userId?: string;
            userId_dictText?: string | null;
        };
        SysUserAgreement: {
            content?: string;
            contentEn?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            effective?: string | null;
            forceReaccept?: boolean;
            id: string;
            kind?: string;
            kind_dictText?: string | null;
            rowVersion: number;
            title?: string;
            titleEn?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
            version?: string;
        };
        VipAgreement: {
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            evidence?: string | null;
            id: string;
            kind?: string;
            kind_dictText?: string | null;
            memberId?: string;
            memberId_dictText?: string | null;
            remark?: string | null;
            rowVersion: number;
            /** Format: date */
            signedOn?: string;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
            version?: string;
        };
        VipAssistant: {
            /** Format: date */
            beginOn?: string | null;
            callFirst?: boolean;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            email?: string | null;
            /** Format: date */
            endOn?: string | null;
            id: string;
            memberId?: string;
            memberId_dictText?: string | null;
            name?: string;
            phone?: string;
            relation?: string | null;
            rowVersion: number;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        VipCampaign: {
            answered?: number;
            below?: number | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            days?: number;
            fields?: string;
            fields_dictText?: string | null;
            id: string;
            /** Format: date */
            lastOn?: string | null;
            name?: string;
            note?: string | null;
            opened?: number;
            rowVersion: number;
            segmentId?: string | null;
            segmentId_dictText?: string | null;
            sent?: number;
            taken?: number;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        VipContact: {
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            id: string;
            isPrimary?: boolean;
            kind?: string;
            kind_dictText?: string | null;
            memberId?: string;
            memberId_dictText?: string | null;
            remark?: string | null;
            rowVersion: number;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
            value?: string;
            verifiedAt?: string | null;
        };
        VipCppcc: {
            /** Format: date */
            beginOn?: string;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            /** Format: date */
            endOn?: string | null;
            id: string;
            level?: string;
            level_dictText?: string | null;
            memberId?: string;
            memberId_dictText?: string | null;
            post?: string | null;
            rowVersion: number;
            sector?: string | null;
            sector_dictText?: string | null;
            session?: number | null;
            state?: string | null;
            state_dictText?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        VipCppccProposal: {
            can?: string[];
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            /** Format: date */
            day?: string;
            id: string;
            memberId?: string | null;
            memberId_dictText?: string | null;
            mends?: {
                [key: string]: "usual" | "rare";
            };
            no?: string | null;
            reasons?: {
                [key: string]: string;
            };
            reply?: string | null;
            rowVersion: number;
            state?: string;
            state_dictText?: string | null;
            termId?: string;
            termId_dictText?: string | null;
            termId_dictTextEn?: string | null;
            title?: string;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        VipFirm: {
            address?: string | null;
            can?: string[];
            contactName?: string | null;
            contactPhone?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            /** Format: date */
            founded?: string | null;
            highTech?: boolean;
            id: string;
            industry?: string | null;
            industry_dictText?: string | null;
            intro?: string | null;
            /** Format: date */
            joinDate?: string | null;
            kind?: string | null;
            kind_dictText?: string | null;
            legalRep?: string | null;
            levelId?: string | null;
            levelId_dictText?: string | null;
            licence?: string | null;
            listed?: string | null;
            listed_dictText?: string | null;
            mends?: {
                [key: string]: "usual" | "rare";
            };
            name?: string;
            orgId?: string | null;
            orgId_dictText?: string | null;
            reason?: string | null;
            reasons?: {
                [key: string]: string;
            };
            /** @description yuan, two decimals */
            regCapital?: string | null;
            region?: string | null;
            region_dictText?: string | null;
            rowVersion: number;
            scale?: string | null;
            scale_dictText?: string | null;
            state?: string;
            state_dictText?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
            uscc?: string | null;
            website?: string | null;
        };
        VipFirmDepartment: {
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            duty?: string | null;
            firmId?: string;
            firmId_dictText?: string | null;
            hasChildren?: boolean;
            head?: string | null;
            headcount?: number | null;
            id: string;
            name?: string;
            parentId?: string | null;
            parentId_dictText?: string | null;
            phone?: string | null;
            rowVersion: number;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        VipFirmIncome: {
            audited?: boolean;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            /** @description yuan, two decimals */
            export?: string | null;
            firmId?: string;
            firmId_dictText?: string | null;
            id: string;
            /** @description yuan, two decimals */
            profit?: string | null;
            /** @description yuan, two decimals */
            revenue?: string;
            rowVersion: number;
            source?: string | null;
            staff?: number | null;
            /** @description yuan, two decimals */
            tax?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
            year?: number;
        };
        VipFirmProduct: {
            brand?: string | null;
            category?: string | null;
            certs?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            firmId?: string;
            firmId_dictText?: string | null;
            id: string;
            intro?: string | null;
            name?: string;
            onSale?: boolean;
            photos?: string | null;
            /** @description yuan, two decimals */
            price?: string | null;
            rowVersion: number;
            spec?: string | null;
            unit?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        VipFirmShare: {
            /** Format: date */
            beginOn?: string | null;
            /** @description yuan, two decimals */
            capital?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            /** Format: date */
            endOn?: string | null;
            firmId?: string;
            firmId_dictText?: string | null;
            holder?: string;
            holderKind?: string;
            holderKind_dictText?: string | null;
            id: string;
            memberId?: string | null;
            memberId_dictText?: string | null;
            ratio?: string;
            rowVersion: number;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        VipFirmSubject: {
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            firmId?: string | null;
            firmId_dictText?: string | null;
            id: string;
            kind?: string;
            kind_dictText?: string | null;
            memberId?: string | null;
            memberId_dictText?: string | null;
            result?: string | null;
            role?: string | null;
            rowVersion: number;
            subject?: string;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
            year?: number | null;
        };
        VipFirmTarget: {
            /** @description yuan, two decimals */
            budgetFrom?: string | null;
            /** @description yuan, two decimals */
            budgetTo?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            firmId?: string;
            firmId_dictText?: string | null;
            id: string;
            industry?: string;
            industry_dictText?: string | null;
            need?: string | null;
            region?: string | null;
            region_dictText?: string | null;
            rowVersion: number;
            scale?: string | null;
            scale_dictText?: string | null;
            tags?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        VipFollowUp: {
            at?: string;
            content?: string;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            done?: boolean;
            files?: string | null;
            firmId?: string | null;
            firmId_dictText?: string | null;
            id: string;
            memberId?: string | null;
            memberId_dictText?: string | null;
            nextAction?: string | null;
            /** Format: date */
            nextOn?: string | null;
            ownerId?: string | null;
            ownerId_dictText?: string | null;
            rowVersion: number;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
            way?: string;
            way_dictText?: string | null;
        };
        VipGreeting: {
            body?: string;
            can?: string[];
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            /** Format: date */
            day?: string;
            id: string;
            memberId?: string;
            memberId_dictText?: string | null;
            mends?: {
                [key: string]: "usual" | "rare";
            };
            occasion?: string;
            occasion_dictText?: string | null;
            reasons?: {
                [key: string]: string;
            };
            rowVersion: number;
            state?: string;
            state_dictText?: string | null;
            title?: string;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
            year?: number;
            years?: number;
        };
        VipHonour: {
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            /** Format: date */
            day?: string | null;
            evidence?: string | null;
            id: string;
            issuer?: string | null;
            level?: string | null;
            level_dictText?: string | null;
            memberId?: string;
            memberId_dictText?: string | null;
            rowVersion: number;
            title?: string;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        VipImprove: {
            campaignId?: string | null;
            campaignId_dictText?: string | null;
            can?: string[];
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            expiresAt?: string;
            fields?: string;
            fields_dictText?: string | null;
            filledAt?: string | null;
            id: string;
            memberId?: string;
            memberId_dictText?: string | null;
            mends?: {
                [key: string]: "usual" | "rare";
            };
            note?: string | null;
            openedAt?: string | null;
            reasons?: {
                [key: string]: string;
            };
            reminded?: number;
            reviewedAt?: string | null;
            rowVersion: number;
            state?: string;
            state_dictText?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        VipLearning: {
            /** Format: date */
            beginOn?: string | null;
            certificate?: string | null;
            course?: string;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            /** Format: date */
            endOn?: string | null;
            hours?: string | null;
            id: string;
            memberId?: string;
            memberId_dictText?: string | null;
            organiser?: string | null;
            result?: string | null;
            rowVersion: number;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        VipLevel: {
            code?: string | null;
            colour?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            /** @description yuan, two decimals */
            duesYear?: string;
            id: string;
            minScore?: number;
            months?: number;
            name?: string;
            rights?: string | null;
            rowVersion: number;
            sort?: number;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        VipNpc: {
            /** Format: date */
            beginOn?: string;
            committee?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            delegation?: string | null;
            /** Format: date */
            endOn?: string | null;
            id: string;
            level?: string;
            level_dictText?: string | null;
            memberId?: string;
            memberId_dictText?: string | null;
            rowVersion: number;
            session?: number | null;
            state?: string | null;
            state_dictText?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        VipNpcBill: {
            can?: string[];
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            /** Format: date */
            day?: string;
            id: string;
            memberId?: string | null;
            memberId_dictText?: string | null;
            mends?: {
                [key: string]: "usual" | "rare";
            };
            no?: string | null;
            reasons?: {
                [key: string]: string;
            };
            reply?: string | null;
            rowVersion: number;
            state?: string;
            state_dictText?: string | null;
            termId?: string;
            termId_dictText?: string | null;
            termId_dictTextEn?: string | null;
            title?: string;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        VipOrg: {
            /** Format: date */
            beginOn?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            /** Format: date */
            endOn?: string | null;
            hasChildren?: boolean;
            id: string;
            kind?: string;
            kind_dictText?: string | null;
            leader?: string | null;
            name?: string;
            parentId?: string | null;
            parentId_dictText?: string | null;
            rowVersion: number;
            term?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        VipOtherPost: {
            /** Format: date */
            beginOn?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            /** Format: date */
            endOn?: string | null;
            id: string;
            memberId?: string;
            memberId_dictText?: string | null;
            organisation?: string;
            paid?: boolean;
            post?: string | null;
            rowVersion: number;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        VipPerson: {
            age?: number | null;
            /** Format: date */
            birth?: string | null;
            can?: string[];
            completeness?: number | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            degree?: string | null;
            degree_dictText?: string | null;
            education?: string | null;
            education_dictText?: string | null;
            firmId?: string | null;
            firmId_dictText?: string | null;
            gender?: string | null;
            gender_dictText?: string | null;
            health?: string | null;
            id: string;
            idNo_masked?: string | null;
            idType?: string;
            idType_dictText?: string | null;
            introducerId?: string | null;
            introducerId_dictText?: string | null;
            /** Format: date */
            joinDate?: string | null;
            levelId?: string | null;
            levelId_dictText?: string | null;
            marital?: string | null;
            marital_dictText?: string | null;
            memberNo?: string;
            mends?: {
                [key: string]: "usual" | "rare";
            };
            missing?: string | null;
            missing_dictText?: string | null;
            mobile?: string | null;
            name?: string;
            namePinyin?: string | null;
            nation?: string | null;
            nation_dictText?: string | null;
            nativePlace?: string | null;
            nativePlace_dictText?: string | null;
            orgId?: string | null;
            orgId_dictText?: string | null;
            party?: string | null;
            /** Format: date */
            partyDate?: string | null;
            party_dictText?: string | null;
            photo?: string | null;
            reason?: string | null;
            reasons?: {
                [key: string]: string;
            };
            rowVersion: number;
            score?: number | null;
            source?: string | null;
            source_dictText?: string | null;
            staleDays?: number | null;
            state?: string;
            state_dictText?: string | null;
            tags?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
            userId?: string | null;
            userId_dictText?: string | null;
        };
        VipRating: {
            can?: string[];
            comment?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            grade?: string | null;
            grade_dictText?: string | null;
            id: string;
            memberId?: string;
            memberId_dictText?: string | null;
            mends?: {
                [key: string]: "usual" | "rare";
            };
            no?: string;
            rater?: string | null;
            reasons?: {
                [key: string]: string;
            };
            rowVersion: number;
            state?: string;
            state_dictText?: string | null;
            total?: string;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
            weights?: string;
            year?: number;
        };
        VipRatingItem: {
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            criterion?: string;
            id: string;
            points?: string;
            ratingId?: string;
            ratingId_dictText?: string | null;
            rowVersion: number;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
            weight?: string;
        };
        VipScore: {
            balance?: number;
            can?: string[];
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            /** Format: date */
            day?: string;
            id: string;
            memberId?: string;
            memberId_dictText?: string | null;
            mends?: {
                [key: string]: "usual" | "rare";
            };
            no?: string;
            note?: string | null;
            points?: number;
            reasons?: {
                [key: string]: string;
            };
            reversesId?: string | null;
            reversesId_dictText?: string | null;
            rowVersion: number;
            ruleId?: string | null;
            ruleId_dictText?: string | null;
            sourceKind?: string | null;
            sourceKind_dictText?: string | null;
            state?: string;
            state_dictText?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        VipScoreRule: {
            code?: string;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            dailyCap?: number;
            enabled?: boolean;
            event?: string;
            event_dictText?: string | null;
            id: string;
            name?: string;
            points?: number;
            rowVersion: number;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
            yearlyCap?: number;
        };
        VipSegment: {
            conditions?: unknown;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            id: string;
            name?: string;
            note?: string | null;
            of?: string;
            of_dictText?: string | null;
            rowVersion: number;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        VipSocial: {
            /** Format: date */
            beginOn?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            /** Format: date */
            endOn?: string | null;
            id: string;
            level?: string | null;
            level_dictText?: string | null;
            memberId?: string;
            memberId_dictText?: string | null;
            organisation?: string;
            post?: string | null;
            post_dictText?: string | null;
            rowVersion: number;
            state?: string | null;
            state_dictText?: string | null;
            term?: number | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        VipStudy: {
            /** Format: date */
            beginOn?: string | null;
            certificate?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            degree?: string | null;
            degree_dictText?: string | null;
            /** Format: date */
            endOn?: string | null;
            id: string;
            major?: string | null;
            memberId?: string;
            memberId_dictText?: string | null;
            mode?: string | null;
            mode_dictText?: string | null;
            rowVersion: number;
            school?: string;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        VipSuspension: {
            can?: string[];
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            /** Format: date */
            dueDate?: string;
            dueId?: string;
            dueId_dictText?: string | null;
            firmId?: string | null;
            firmId_dictText?: string | null;
            id: string;
            mends?: {
                [key: string]: "usual" | "rare";
            };
            name?: string;
            /** @description yuan, two decimals */
            owed?: string;
            personId?: string | null;
            personId_dictText?: string | null;
            reason?: string | null;
            reasons?: {
                [key: string]: string;
            };
            rowVersion: number;
            state?: string;
            state_dictText?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
            year?: number;
        };
        VipTrip: {
            /** Format: date */
            beginOn?: string;
            companions?: string | null;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            /** Format: date */
            endOn?: string;
            id: string;
            memberId?: string;
            memberId_dictText?: string | null;
            place?: string;
            purpose?: string | null;
            purpose_dictText?: string | null;
            remark?: string | null;
            rowVersion: number;
            title?: string;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        VipWork: {
            /** Format: date */
            beginOn?: string;
            beside?: string | null;
            company?: string;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            duty?: string | null;
            /** Format: date */
            endOn?: string | null;
            firmId?: string | null;
            firmId_dictText?: string | null;
            id: string;
            industry?: string | null;
            industry_dictText?: string | null;
            isCurrent?: boolean;
            isMain?: boolean;
            memberId?: string;
            memberId_dictText?: string | null;
            rowVersion: number;
            title?: string | null;
            title_dictText?: string | null;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        WorkflowRequest: {
            /** @description yuan, two decimals */
            amount?: string | null;
            applicantId?: string;
            applicantId_dictText?: string | null;
            assigneeId?: string | null;
            assigneeId_dictText?: string | null;
            can?: string[];
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            decidedAt?: string | null;
            decidedBy?: string | null;
            decidedBy_dictText?: string | null;
            decision?: string | null;
            id: string;
            kind?: string;
            kind_dictText?: string | null;
            mends?: {
                [key: string]: "usual" | "rare";
            };
            no?: string;
            reason?: string;
            reasons?: {
                [key: string]: string;
            };
            rowVersion: number;
            state?: string;
            state_dictText?: string | null;
            subjectId?: string | number | boolean | null;
            subjectPath?: string | number | boolean | null;
            title?: string;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
        };
        WorkflowStep: {
            at?: string;
            createBy?: string | null;
            createBy_dictText?: string | null;
            createTime?: string;
            id: string;
            note?: string | null;
            requestId?: string;
            requestId_dictText?: string | null;
            rowVersion: number;
            updateBy?: string | null;
            updateBy_dictText?: string | null;
            updateTime?: string | null;
            userId?: string;
            userId_dictText?: string | null;
            userName?: string;
            verb?: string;
            verb_dictText?: string | null;
        };
        Envelope: {
            code: number;
            message: string;
            result?: unknown;
            success: boolean;
            /** @description epoch milliseconds */
            timestamp: number;
        };
        /** @description The rows by id, or `all` with the query of the list page; `values` by wire name for an edit. */
        BatchBody: {
            /** @default null */
            all?: {
                [key: string]: unknown;
            } | null;
            /** @default false */
            dryRun?: boolean;
            /** @default null */
            ids?: string[] | string | null;
            values?: {
                [key: string]: unknown;
            };
        };
        /** @description `once`: the temporary ids are unique among all that this person sends, so a row sent again is the same row. */
        CellsBody: {
            edits?: components["schemas"]["CellEdit"][];
            inserts?: components["schemas"]["CellInsert"][];
            /** @default false */
            once?: boolean;
            removes?: string[];
        };
        /** @description `old` is what the client saw; the cell is written only if that is still so. */
        CellEdit: {
            id: string;
            key: string;
            /** @default null */
            old?: unknown;
            /** @default null */
            value?: unknown;
        };
        CellInsert: {
            tempId: string;
            values?: {
                [key: string]: unknown;
            };
        };
        /** @description `ids`: the ids of new rows by those that the grid gave them. */
        CellsShape: {
            clashes: components["schemas"]["ClashedCell"][];
            done: components["schemas"]["DoneCell"][];
            ids: {
                [key: string]: string;
            };
            refused: components["schemas"]["RefusedCell"][];
        };
        /** @description Somebody else wrote the cell in between: their value, in words where it has any, who and when. */
        ClashedCell: {
            at: string | null;
            by: string | null;
            id: string;
            key: string;
            mine: unknown;
            theirs: unknown;
            theirsText: string | null;
        };
        DoneCell: {
            id: string;
            key: string;
            rowVersion: number;
            value: unknown;
        };
        /** @description `key` is missing where the whole row was refused; `error`: the stable id of the refusal. */
        RefusedCell: {
            error: string;
            id: string;
            /** @default null */
            key?: string | null;
            reason: string;
        };
        /** @description `tables`: sub-table -> its own sheet. */
        CheckBody: {
            fileId: string;
            /** @default null */
            headerRow?: number | null;
            keys?: string[];
            mapping: {
                [key: string]: string | null;
            };
            /**
             * @default add
             * @enum {string}
             */
            mode?: "add" | "upsert";
            /** @default  */
            name?: string;
            /** @default null */
            sheet?: string | null;
            tables?: {
                [key: string]: components["schemas"]["TableBody"];
            };
        };
        /** @description The sheet of a sub-table; `join` is the parent's field by which its rows name the row they belong to. */
        TableBody: {
            /** @default null */
            headerRow?: number | null;
            /** @default  */
            join?: string;
            mapping: {
                [key: string]: string | null;
            };
            /** @default null */
            sheet?: string | null;
        };
        /** @description It goes on in the background, sheet by sheet; `taskId` is the first of `taskIds`. */
        StartedImport: {
            taskId: string;
            taskIds: string[];
        };
        ReadFile: {
            fileId: string;
            name: string;
            sheets: components["schemas"]["ReadSheet"][];
            tables: components["schemas"]["ReadTable"][];
            templates: components["schemas"]["ReadTemplate"][];
        };
        /** @description `headerRow` as Excel counts. `mappings`: what its columns would be in the list, and in each sub-table, by path. */
        ReadSheet: {
            headerRow: number;
            headers: string[];
            mappings: {
                [key: string]: {
                    [key: string]: string | null;
                };
            };
            name: string;
            rows: number;
            sample: string[][];
        };
        /**
         * @description A sub-table that a sheet of its own may fill: `sheet` is the one that its title heads, `parent` its field that names the row
         *     it belongs to, `joins` the list's fields by which it may be named there.
         */
        ReadTable: {
            joins: components["schemas"]["Join"][];
            parent: string;
            path: string;
            sheet: string | null;
            title: string;
        };
        Join: {
            key: string;
            label: string;
        };
        /** @description A recipe that somebody kept for this list. */
        ReadTemplate: {
            headerRow: number;
            id: string;
            keys: string[];
            mapping: {
                [key: string]: string | null;
            };
            /** @enum {string} */
            mode: "add" | "upsert";
            name: string;
            sheet: string | null;
        };
        RunBody: {
            taskId: string;
        };
        /** @description A list of ids, or one comma text. */
        RowIds: {
            ids: string[] | string;
        };
        /** @description With the versions that were looked at, by id, and by field the row whose value is taken. */
        MergeRows: {
            fields?: {
                [key: string]: string;
            };
            kept: string;
            others: string;
            versions: {
                [key: string]: number;
            };
        };
        /** @description `merge`: the record by which it is taken back; `moved`: how many rows name the one that stays now. */
        MergedShape: {
            id: string;
            merge: string;
            moved: number;
        };
        /** @description `fills`: the wire names of what the one that stays takes over. `refused`: why it cannot be. */
        MergePlanShape: {
            fills: string[];
            moves: components["schemas"]["MergeMove"][];
            refused: string | null;
        };
        /** @description So many rows of one kind will name the one that stays. */
        MergeMove: {
            count: number;
            title: components["schemas"]["WordPair"];
        };
        /** @description `undoneBy`: who put them apart again; `canUndo`: nobody did, and it is not too late. */
        MergeLine: {
            at: string;
            by: string | null;
            canUndo: boolean;
            id: string;
            kept: components["schemas"]["NamedRow"];
            moved: number;
            others: components["schemas"]["NamedRow"][];
            undoneAt: string | null;
            undoneBy: string | null;
        };
        NamedRow: {
            id: string;
            name: string;
        };
        /** @description The record of a merge. */
        UnmergeBody: {
            merge: string;
        };
        /**
         * @description Rows of a list whose field `label` names a row; `more`: there are more than `count`. `key` = `value` is the filter that finds
         *     them, where the list has one.
         */
        UseShape: {
            count: number;
            key: string | null;
            label: components["schemas"]["WordPair"];
            more: boolean;
            path: string;
            title: components["schemas"]["WordPair"];
            value: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}

export type Shapes = components["schemas"];

/** Method and path below the API prefix → what the call takes and answers. */
export interface Calls {
	[of: `DELETE /gw/${string}`]: { body: unknown; query: unknown; result: unknown };
	"DELETE /rental/block/delete": { body: unknown; query: Shapes["delete_rental_block_delete_query"]; result: Shapes["delete_rental_block_delete_result"] };
	"DELETE /rental/hold/delete": { body: unknown; query: Shapes["delete_rental_hold_delete_query"]; result: Shapes["delete_rental_hold_delete_result"] };
	"DELETE /sys/common/link": { body: unknown; query: Shapes["delete_sys_common_link_query"]; result: Shapes["delete_sys_common_link_result"] };
	"DELETE /sys/common/upload/cancel": { body: unknown; query: Shapes["delete_sys_common_upload_cancel_query"]; result: Shapes["delete_sys_common_upload_cancel_result"] };
	[of: `DELETE /sys/dict/deletePhysic/${string}`]: { body: unknown; query: unknown; result: Shapes["delete_sys_dict_deletePhysic_id_result"] };
	"DELETE /sys/permission/delete": { body: unknown; query: Shapes["delete_sys_permission_delete_query"]; result: Shapes["delete_sys_permission_delete_result"] };
	"DELETE /sys/permission/deleteBatch": { body: unknown; query: Shapes["delete_sys_permission_deleteBatch_query"]; result: Shapes["delete_sys_permission_deleteBatch_result"] };
	"DELETE /sys/permission/deletePermissionRule": { body: unknown; query: Shapes["delete_sys_permission_deletePermissionRule_query"]; result: Shapes["delete_sys_permission_deletePermissionRule_result"] };
	"DELETE /sys/tenant/delete": { body: unknown; query: Shapes["delete_sys_tenant_delete_query"]; result: Shapes["delete_sys_tenant_delete_result"] };
	"DELETE /sys/tenant/deleteBatch": { body: unknown; query: Shapes["delete_sys_tenant_deleteBatch_query"]; result: Shapes["delete_sys_tenant_deleteBatch_result"] };
	"DELETE /sys/user/deleteRecycleBin": { body: unknown; query: Shapes["delete_sys_user_deleteRecycleBin_query"]; result: Shapes["delete_sys_user_deleteRecycleBin_result"] };
	"DELETE /sys/user/deleteUserInDepart": { body: unknown; query: Shapes["delete_sys_user_deleteUserInDepart_query"]; result: Shapes["delete_sys_user_deleteUserInDepart_result"] };
	"DELETE /sys/user/deleteUserInDepartBatch": { body: unknown; query: Shapes["delete_sys_user_deleteUserInDepartBatch_query"]; result: Shapes["delete_sys_user_deleteUserInDepartBatch_result"] };
	"DELETE /sys/user/deleteUserRole": { body: unknown; query: Shapes["delete_sys_user_deleteUserRole_query"]; result: Shapes["delete_sys_user_deleteUserRole_result"] };
	"DELETE /sys/user/deleteUserRoleBatch": { body: unknown; query: Shapes["delete_sys_user_deleteUserRoleBatch_query"]; result: Shapes["delete_sys_user_deleteUserRoleBatch_result"] };
	"DELETE /sys/user/profile/unbindThird": { body: unknown; query: Shapes["delete_sys_user_profile_unbindThird_query"]; result: Shapes["delete_sys_user_profile_unbindThird_result"] };
	"DELETE /sys/view/delete": { body: unknown; query: Shapes["delete_sys_view_delete_query"]; result: Shapes["delete_sys_view_delete_result"] };
	"GET /act/activity/link": { body: unknown; query: Shapes["get_act_activity_link_query"]; result: Shapes["SignUpLink"] };
	"GET /act/activity/signInForm": { body: unknown; query: Shapes["get_act_activity_signInForm_query"]; result: Shapes["SignInForm"] };
	"GET /act/activity/wall": { body: unknown; query: Shapes["get_act_activity_wall_query"]; result: Shapes["HallWall"] };
	"GET /act/process/extActProcess/doSyncUser": { body: unknown; query: unknown; result: Shapes["get_act_process_extActProcess_doSyncUser_result"] };
	"GET /act/registration/door": { body: unknown; query: unknown; result: Shapes["Door"] };
	"GET /asset/card/label": { body: unknown; query: Shapes["get_asset_card_label_query"]; result: Shapes["Label"] };
	[of: `GET /biz/calendar/feed/${string}/guanjia.ics`]: { body: unknown; query: unknown; result: unknown };
	"GET /biz/calendar/mine": { body: unknown; query: unknown; result: Shapes["OwnCalendar"] };
	[of: `GET /bsfdoc/doc/sys/dict/getDictItems/${string}`]: { body: unknown; query: unknown; result: Shapes["get_bsfdoc_doc_sys_dict_getDictItems_code_result"] };
	"GET /chat/conversation/list": { body: unknown; query: unknown; result: Shapes["ChatInbox"] };
	"GET /chat/conversation/members": { body: unknown; query: Shapes["get_chat_conversation_members_query"]; result: Shapes["get_chat_conversation_members_result"] };
	"GET /chat/conversation/ofRecord": { body: unknown; query: Shapes["get_chat_conversation_ofRecord_query"]; result: Shapes["ChatTalkFacts"] };
	"GET /chat/conversation/one": { body: unknown; query: Shapes["get_chat_conversation_one_query"]; result: Shapes["ChatConversation"] };
	"GET /chat/friend/list": { body: unknown; query: unknown; result: Shapes["get_chat_friend_list_result"] };
	"GET /chat/later/list": { body: unknown; query: unknown; result: Shapes["get_chat_later_list_result"] };
	"GET /chat/message/atDate": { body: unknown; query: Shapes["get_chat_message_atDate_query"]; result: Shapes["ChatPlace"] };
	"GET /chat/message/changes": { body: unknown; query: Shapes["get_chat_message_changes_query"]; result: Shapes["ChatChanges"] };
	"GET /chat/message/list": { body: unknown; query: Shapes["get_chat_message_list_query"]; result: Shapes["ChatPage"] };
	"GET /chat/message/search": { body: unknown; query: Shapes["get_chat_message_search_query"]; result: Shapes["ChatHits"] };
	"GET /chat/message/seenBy": { body: unknown; query: Shapes["get_chat_message_seenBy_query"]; result: Shapes["ChatSeenBy"] };
	"GET /chat/person/departs": { body: unknown; query: unknown; result: Shapes["get_chat_person_departs_result"] };
	"GET /chat/person/list": { body: unknown; query: Shapes["get_chat_person_list_query"]; result: Shapes["ChatContactPage"] };
	"GET /chat/person/one": { body: unknown; query: Shapes["get_chat_person_one_query"]; result: Shapes["ChatContactCard"] };
	"GET /chat/person/present": { body: unknown; query: unknown; result: Shapes["ChatPresent"] };
	"GET /chat/person/roles": { body: unknown; query: unknown; result: Shapes["get_chat_person_roles_result"] };
	"GET /chat/retention": { body: unknown; query: unknown; result: Shapes["ChatRetention"] };
	"GET /crm/followUp/history": { body: unknown; query: Shapes["get_crm_followUp_history_query"]; result: Shapes["TalkHistory"] };
	"GET /fin/statementLine/proposals": { body: unknown; query: Shapes["get_fin_statementLine_proposals_query"]; result: Shapes["Proposals"] };
	"GET /goose/gooseHouseDict/queryTreeList": { body: unknown; query: Shapes["get_goose_gooseHouseDict_queryTreeList_query"]; result: Shapes["get_goose_gooseHouseDict_queryTreeList_result"] };
	[of: `GET /gw/${string}`]: { body: unknown; query: unknown; result: unknown };
	"GET /housekeeping/calendar": { body: unknown; query: Shapes["get_housekeeping_calendar_query"]; result: Shapes["CalendarShape"] };
	"GET /housekeeping/dispatch": { body: unknown; query: Shapes["get_housekeeping_dispatch_query"]; result: Shapes["BoardShape"] };
	"GET /housekeeping/mine": { body: unknown; query: unknown; result: Shapes["MineShape"] };
	"GET /housekeeping/mine/pay": { body: unknown; query: unknown; result: Shapes["get_housekeeping_mine_pay_result"] };
	[of: `GET /lkfriends/${string}`]: { body: unknown; query: unknown; result: Shapes["get_lkfriends_username_result"] };
	"GET /modules/sysFestival/queryByDate": { body: unknown; query: Shapes["get_modules_sysFestival_queryByDate_query"]; result: Shapes["get_modules_sysFestival_queryByDate_result"] };
	[of: `GET /online/cgform/api/getColumns/${string}`]: { body: unknown; query: unknown; result: Shapes["FormColumns"] };
	[of: `GET /online/cgform/api/getData/${string}`]: { body: unknown; query: Shapes["get_online_cgform_api_getData_code_query"]; result: Shapes["FormRows"] };
	"GET /online/cgform/changes": { body: unknown; query: Shapes["get_online_cgform_changes_query"]; result: Shapes["FormChanges"] };
	"GET /online/cgform/link": { body: unknown; query: Shapes["get_online_cgform_link_query"]; result: Shapes["FormLink"] };
	"GET /online/cgform/preview": { body: unknown; query: Shapes["get_online_cgform_preview_query"]; result: Shapes["FormPreview"] };
	[of: `GET /online/cgreport/api/exportXls/${string}`]: { body: unknown; query: unknown; result: unknown };
	[of: `GET /online/cgreport/api/getColumnsAndData/${string}`]: { body: unknown; query: unknown; result: Shapes["ReportWhole"] };
	[of: `GET /online/cgreport/api/getData/${string}`]: { body: unknown; query: unknown; result: Shapes["ReportRows"] };
	[of: `GET /online/cgreport/api/getFigure/${string}`]: { body: unknown; query: unknown; result: Shapes["get_online_cgreport_api_getFigure_config_id_result"] };
	[of: `GET /online/cgreport/api/getParamsInfo/${string}`]: { body: unknown; query: unknown; result: Shapes["get_online_cgreport_api_getParamsInfo_code_result"] };
	[of: `GET /online/cgreport/api/getQueryInfo/${string}`]: { body: unknown; query: unknown; result: Shapes["get_online_cgreport_api_getQueryInfo_config_id_result"] };
	"GET /online/cgreport/api/getReportDictList": { body: unknown; query: Shapes["get_online_cgreport_api_getReportDictList_query"]; result: Shapes["get_online_cgreport_api_getReportDictList_result"] };
	"GET /online/cgreport/api/getReports": { body: unknown; query: unknown; result: Shapes["get_online_cgreport_api_getReports_result"] };
	[of: `GET /online/cgreport/api/getRpColumns/${string}`]: { body: unknown; query: unknown; result: Shapes["ReportColumns"] };
	"GET /online/public/open": { body: unknown; query: Shapes["get_online_public_open_query"]; result: Shapes["PublicForm"] };
	[of: `GET /portal/getDictItems/${string}`]: { body: unknown; query: Shapes["get_portal_getDictItems_code_query"]; result: Shapes["get_portal_getDictItems_code_result"] };
	"GET /portal/improve/review": { body: unknown; query: Shapes["get_portal_improve_review_query"]; result: Shapes["Review"] };
	"GET /portal/public": { body: unknown; query: Shapes["get_portal_public_query"]; result: Shapes["PublicFacts"] };
	"GET /portal/public/articles": { body: unknown; query: Shapes["get_portal_public_articles_query"]; result: Shapes["get_portal_public_articles_result"] };
	"GET /portal/public/image": { body: unknown; query: Shapes["get_portal_public_image_query"]; result: unknown };
	"GET /portal/public/page": { body: unknown; query: Shapes["get_portal_public_page_query"]; result: Shapes["PublicPage"] };
	"GET /portal/public/text": { body: unknown; query: Shapes["get_portal_public_text_query"]; result: Shapes["PublicText"] };
	"GET /portal/wall": { body: unknown; query: unknown; result: Shapes["Wall"] };
	"GET /rental/analysis": { body: unknown; query: Shapes["get_rental_analysis_query"]; result: Shapes["Analysis"] };
	"GET /rental/analysis/arriving": { body: unknown; query: Shapes["get_rental_analysis_arriving_query"]; result: Shapes["AnalysedOrders"] };
	"GET /rental/analysis/claimed": { body: unknown; query: Shapes["get_rental_analysis_claimed_query"]; result: Shapes["ClaimedRows"] };
	"GET /rental/analysis/sold": { body: unknown; query: Shapes["get_rental_analysis_sold_query"]; result: Shapes["AnalysedOrders"] };
	"GET /rental/arrears": { body: unknown; query: Shapes["get_rental_arrears_query"]; result: Shapes["AgingShape"] };
	"GET /rental/arrears/items": { body: unknown; query: Shapes["get_rental_arrears_items_query"]; result: Shapes["AgedItemsShape"] };
	"GET /rental/board": { body: unknown; query: Shapes["get_rental_board_query"]; result: Shapes["RoomBoardShape"] };
	[of: `GET /rental/channel/${string}/guanjia.ics`]: { body: unknown; query: unknown; result: unknown };
	"GET /rental/channelFeed/link": { body: unknown; query: Shapes["get_rental_channelFeed_link_query"]; result: Shapes["ChannelLink"] };
	"GET /rental/deposit/figures": { body: unknown; query: Shapes["get_rental_deposit_figures_query"]; result: Shapes["DepositFiguresShape"] };
	"GET /rental/dunning/text": { body: unknown; query: Shapes["get_rental_dunning_text_query"]; result: Shapes["ReminderShape"] };
	"GET /rental/free": { body: unknown; query: Shapes["get_rental_free_query"]; result: Shapes["get_rental_free_result"] };
	"GET /rental/lease/detail": { body: unknown; query: Shapes["get_rental_lease_detail_query"]; result: Shapes["LeaseShape"] };
	"GET /rental/lease/figure": { body: unknown; query: Shapes["get_rental_lease_figure_query"]; result: Shapes["ExplainedShape"] };
	"GET /rental/lease/metersToRead": { body: unknown; query: Shapes["get_rental_lease_metersToRead_query"]; result: Shapes["get_rental_lease_metersToRead_result"] };
	"GET /rental/leaseChange/detail": { body: unknown; query: Shapes["get_rental_leaseChange_detail_query"]; result: Shapes["ChangeDetailShape"] };
	"GET /rental/leaseChange/ofLease": { body: unknown; query: Shapes["get_rental_leaseChange_ofLease_query"]; result: Shapes["get_rental_leaseChange_ofLease_result"] };
	"GET /rental/meterReading/mine": { body: unknown; query: unknown; result: Shapes["WalkShape"] };
	"GET /rental/order/accountQuote": { body: unknown; query: Shapes["get_rental_order_accountQuote_query"]; result: Shapes["AccountQuoteShape"] };
	"GET /rental/order/bestFit": { body: unknown; query: Shapes["get_rental_order_bestFit_query"]; result: Shapes["get_rental_order_bestFit_result"] };
	"GET /rental/order/checkOutQuote": { body: unknown; query: Shapes["get_rental_order_checkOutQuote_query"]; result: Shapes["CheckOutQuoteShape"] };
	"GET /rental/order/detail": { body: unknown; query: Shapes["get_rental_order_detail_query"]; result: Shapes["DailyOrderShape"] };
	"GET /rental/order/figure": { body: unknown; query: Shapes["get_rental_order_figure_query"]; result: Shapes["ExplainedShape"] };
	"GET /rental/ownerStatement/paper": { body: unknown; query: Shapes["get_rental_ownerStatement_paper_query"]; result: Shapes["StatementPaper"] };
	"GET /rental/portrait": { body: unknown; query: Shapes["get_rental_portrait_query"]; result: Shapes["PortraitShape"] };
	"GET /rental/price/calendar": { body: unknown; query: Shapes["get_rental_price_calendar_query"]; result: Shapes["PriceCalendarShape"] };
	"GET /rental/receivable/items": { body: unknown; query: Shapes["get_rental_receivable_items_query"]; result: Shapes["OpenItemsShape"] };
	"GET /rental/rentRoll": { body: unknown; query: Shapes["get_rental_rentRoll_query"]; result: Shapes["RentRoll"] };
	"GET /rental/rentRoll/months": { body: unknown; query: Shapes["get_rental_rentRoll_months_query"]; result: Shapes["RollTrend"] };
	"GET /rental/settlement/detail": { body: unknown; query: Shapes["get_rental_settlement_detail_query"]; result: Shapes["SettlementShape"] };
	"GET /rental/shift/detail": { body: unknown; query: Shapes["get_rental_shift_detail_query"]; result: Shapes["ShiftShape"] };
	"GET /rental/shift/figure": { body: unknown; query: Shapes["get_rental_shift_figure_query"]; result: Shapes["ExplainedShape"] };
	"GET /rental/shift/mine": { body: unknown; query: unknown; result: Shapes["MyShiftShape"] };
	"GET /rental/today": { body: unknown; query: unknown; result: Shapes["TodayShape"] };
	"GET /rental/viewing/conversion": { body: unknown; query: Shapes["get_rental_viewing_conversion_query"]; result: Shapes["ConversionShape"] };
	"GET /rental/viewing/mine": { body: unknown; query: unknown; result: Shapes["ViewingDay"] };
	"GET /risk/register/matrix": { body: unknown; query: unknown; result: Shapes["Matrix"] };
	"GET /sd/contactRequest/contact": { body: unknown; query: Shapes["get_sd_contactRequest_contact_query"]; result: Shapes["SeenContact"] };
	"GET /sd/match/contacts": { body: unknown; query: Shapes["get_sd_match_contacts_query"]; result: Shapes["SeenContacts"] };
	"GET /sign/flow/link": { body: unknown; query: Shapes["get_sign_flow_link_query"]; result: Shapes["SigningLinkShape"] };
	"GET /sign/flow/of": { body: unknown; query: Shapes["get_sign_flow_of_query"]; result: Shapes["get_sign_flow_of_result"] };
	"GET /sign/flow/print": { body: unknown; query: Shapes["get_sign_flow_print_query"]; result: unknown };
	"GET /sign/paper": { body: unknown; query: Shapes["get_sign_paper_query"]; result: unknown };
	"GET /sign/paper/templates": { body: unknown; query: Shapes["get_sign_paper_templates_query"]; result: Shapes["get_sign_paper_templates_result"] };
	"GET /sign/template/variables": { body: unknown; query: unknown; result: Shapes["get_sign_template_variables_result"] };
	"GET /sign/template/versions": { body: unknown; query: Shapes["get_sign_template_versions_query"]; result: Shapes["get_sign_template_versions_result"] };
	[of: `GET /svy/public/image/${string}/${string}`]: { body: unknown; query: unknown; result: unknown };
	"GET /svy/public/open": { body: unknown; query: Shapes["get_svy_public_open_query"]; result: Shapes["PublicSurvey"] };
	"GET /svy/public/regions": { body: unknown; query: Shapes["get_svy_public_regions_query"]; result: Shapes["get_svy_public_regions_result"] };
	"GET /svy/survey/analysis": { body: unknown; query: Shapes["get_svy_survey_analysis_query"]; result: Shapes["SurveyAnalysis"] };
	"GET /svy/survey/crossTable": { body: unknown; query: Shapes["get_svy_survey_crossTable_query"]; result: Shapes["CrossTable"] };
	"GET /svy/survey/link": { body: unknown; query: Shapes["get_svy_survey_link_query"]; result: Shapes["SurveyLink"] };
	"GET /svy/survey/preview": { body: unknown; query: Shapes["get_svy_survey_preview_query"]; result: Shapes["SurveyPreview"] };
	"GET /svy/survey/spss": { body: unknown; query: Shapes["get_svy_survey_spss_query"]; result: unknown };
	"GET /sys/actuator/redis/info": { body: unknown; query: unknown; result: Shapes["get_sys_actuator_redis_info_result"] };
	"GET /sys/actuator/redis/keysSize": { body: unknown; query: unknown; result: Shapes["RedisKeys"] };
	"GET /sys/actuator/redis/memoryInfo": { body: unknown; query: unknown; result: Shapes["RedisMemory"] };
	"GET /sys/actuator/redis/queryDiskInfo": { body: unknown; query: unknown; result: Shapes["get_sys_actuator_redis_queryDiskInfo_result"] };
	"GET /sys/agreement/text": { body: unknown; query: Shapes["get_sys_agreement_text_query"]; result: Shapes["AgreementRead"] };
	"GET /sys/annountCement/doReleaseData": { body: unknown; query: Shapes["get_sys_annountCement_doReleaseData_query"]; result: Shapes["SendStatus"] };
	"GET /sys/annountCement/doReovkeData": { body: unknown; query: Shapes["get_sys_annountCement_doReovkeData_query"]; result: Shapes["SendStatus"] };
	"GET /sys/annountCement/listByRead": { body: unknown; query: Shapes["get_sys_annountCement_listByRead_query"]; result: Shapes["MyAnnouncementPage"] };
	"GET /sys/annountCement/listByUser": { body: unknown; query: unknown; result: Shapes["BellShape"] };
	"GET /sys/annountCement/queryById": { body: unknown; query: Shapes["get_sys_annountCement_queryById_query"]; result: Shapes["OpenedAnnouncement"] };
	[of: `GET /sys/annountCement/show/${string}`]: { body: unknown; query: unknown; result: unknown };
	"GET /sys/annountCement/syncNotic": { body: unknown; query: Shapes["get_sys_annountCement_syncNotic_query"]; result: Shapes["get_sys_annountCement_syncNotic_result"] };
	"GET /sys/api/queryDictItemsByCode": { body: unknown; query: Shapes["get_sys_api_queryDictItemsByCode_query"]; result: Shapes["get_sys_api_queryDictItemsByCode_result"] };
	"GET /sys/audit/list": { body: unknown; query: Shapes["get_sys_audit_list_query"]; result: Shapes["get_sys_audit_list_result"] };
	"GET /sys/audit/recent": { body: unknown; query: unknown; result: Shapes["get_sys_audit_recent_result"] };
	"GET /sys/cas/client/validateLogin": { body: unknown; query: Shapes["get_sys_cas_client_validateLogin_query"]; result: Shapes["LoginResult"] };
	"GET /sys/category/checkCode": { body: unknown; query: Shapes["get_sys_category_checkCode_query"]; result: Shapes["get_sys_category_checkCode_result"] };
	"GET /sys/category/getChildListBatch": { body: unknown; query: Shapes["get_sys_category_getChildListBatch_query"]; result: Shapes["CategoryRows"] };
	"GET /sys/category/loadAllData": { body: unknown; query: Shapes["get_sys_category_loadAllData_query"]; result: Shapes["get_sys_category_loadAllData_result"] };
	"GET /sys/category/loadDictItem": { body: unknown; query: Shapes["get_sys_category_loadDictItem_query"]; result: Shapes["get_sys_category_loadDictItem_result"] };
	"GET /sys/category/loadDictItem/": { body: unknown; query: Shapes["get_sys_category_loadDictItem__query"]; result: Shapes["get_sys_category_loadDictItem__result"] };
	"GET /sys/category/loadOne": { body: unknown; query: Shapes["get_sys_category_loadOne_query"]; result: Shapes["CategoryShape"] };
	"GET /sys/category/loadTreeChildren": { body: unknown; query: Shapes["get_sys_category_loadTreeChildren_query"]; result: Shapes["get_sys_category_loadTreeChildren_result"] };
	"GET /sys/category/loadTreeData": { body: unknown; query: Shapes["get_sys_category_loadTreeData_query"]; result: Shapes["get_sys_category_loadTreeData_result"] };
	"GET /sys/category/loadTreeRoot": { body: unknown; query: Shapes["get_sys_category_loadTreeRoot_query"]; result: Shapes["get_sys_category_loadTreeRoot_result"] };
	"GET /sys/checkRule/checkByCode": { body: unknown; query: Shapes["get_sys_checkRule_checkByCode_query"]; result: Shapes["get_sys_checkRule_checkByCode_result"] };
	"GET /sys/common/files": { body: unknown; query: Shapes["get_sys_common_files_query"]; result: Shapes["get_sys_common_files_result"] };
	"GET /sys/common/link": { body: unknown; query: Shapes["get_sys_common_link_query"]; result: Shapes["get_sys_common_link_result"] };
	"GET /sys/common/pdf/pdfPreviewIframe": { body: unknown; query: Shapes["get_sys_common_pdf_pdfPreviewIframe_query"]; result: unknown };
	[of: `GET /sys/common/static/out/${string}/${string}/${string}/${string}`]: { body: unknown; query: unknown; result: unknown };
	[of: `GET /sys/common/static/public/app/${string}`]: { body: unknown; query: unknown; result: unknown };
	[of: `GET /sys/common/static/public/festival/${string}/${string}`]: { body: unknown; query: unknown; result: unknown };
	[of: `GET /sys/common/static/${string}`]: { body: unknown; query: unknown; result: unknown };
	"GET /sys/common/upload/state": { body: unknown; query: Shapes["get_sys_common_upload_state_query"]; result: Shapes["UploadState"] };
	"GET /sys/dataLog/list": { body: unknown; query: Shapes["get_sys_dataLog_list_query"]; result: Shapes["ChangePage"] };
	"GET /sys/dataLog/queryCompareList": { body: unknown; query: Shapes["get_sys_dataLog_queryCompareList_query"]; result: Shapes["get_sys_dataLog_queryCompareList_result"] };
	"GET /sys/dataLog/queryDataVerList": { body: unknown; query: Shapes["get_sys_dataLog_queryDataVerList_query"]; result: Shapes["get_sys_dataLog_queryDataVerList_result"] };
	"GET /sys/dataSource/options": { body: unknown; query: unknown; result: Shapes["get_sys_dataSource_options_result"] };
	"GET /sys/dict/deleteList": { body: unknown; query: unknown; result: Shapes["get_sys_dict_deleteList_result"] };
	[of: `GET /sys/dict/getDictItems/${string}`]: { body: unknown; query: unknown; result: Shapes["get_sys_dict_getDictItems_code_result"] };
	[of: `GET /sys/dict/getDictItems2/${string}`]: { body: unknown; query: unknown; result: Shapes["get_sys_dict_getDictItems2_code_result"] };
	[of: `GET /sys/dict/getDictText/${string}/${string}`]: { body: unknown; query: unknown; result: Shapes["get_sys_dict_getDictText_code_key_result"] };
	[of: `GET /sys/dict/loadDict/${string}`]: { body: unknown; query: Shapes["get_sys_dict_loadDict_code_query"]; result: Shapes["get_sys_dict_loadDict_code_result"] };
	[of: `GET /sys/dict/loadDictItem/${string}`]: { body: unknown; query: Shapes["get_sys_dict_loadDictItem_code_query"]; result: Shapes["get_sys_dict_loadDictItem_code_result"] };
	[of: `GET /sys/dict/loadDictOrderByValue/${string}`]: { body: unknown; query: Shapes["get_sys_dict_loadDictOrderByValue_code_query"]; result: Shapes["get_sys_dict_loadDictOrderByValue_code_result"] };
	"GET /sys/dict/loadTreeData": { body: unknown; query: Shapes["get_sys_dict_loadTreeData_query"]; result: Shapes["get_sys_dict_loadTreeData_result"] };
	"GET /sys/dict/queryAllDictItems": { body: unknown; query: unknown; result: Shapes["get_sys_dict_queryAllDictItems_result"] };
	"GET /sys/dict/refleshCache": { body: unknown; query: unknown; result: Shapes["get_sys_dict_refleshCache_result"] };
	"GET /sys/dict/treeList": { body: unknown; query: Shapes["get_sys_dict_treeList_query"]; result: Shapes["get_sys_dict_treeList_result"] };
	"GET /sys/dictItem/dictItemCheck": { body: unknown; query: Shapes["get_sys_dictItem_dictItemCheck_query"]; result: Shapes["get_sys_dictItem_dictItemCheck_result"] };
	"GET /sys/duplicate/check": { body: unknown; query: Shapes["get_sys_duplicate_check_query"]; result: Shapes["get_sys_duplicate_check_result"] };
	"GET /sys/engine/describe": { body: unknown; query: unknown; result: Shapes["Description"] };
	"GET /sys/engine/options": { body: unknown; query: Shapes["get_sys_engine_options_query"]; result: Shapes["get_sys_engine_options_result"] };
	"GET /sys/fillRule/testFillRule": { body: unknown; query: Shapes["get_sys_fillRule_testFillRule_query"]; result: Shapes["get_sys_fillRule_testFillRule_result"] };
	"GET /sys/gatewayRoute/clearRedis": { body: unknown; query: unknown; result: Shapes["get_sys_gatewayRoute_clearRedis_result"] };
	"GET /sys/getLoginQrcode": { body: unknown; query: unknown; result: Shapes["Qrcode"] };
	"GET /sys/log/list": { body: unknown; query: Shapes["get_sys_log_list_query"]; result: Shapes["SysLogPage"] };
	"GET /sys/login/ways": { body: unknown; query: unknown; result: Shapes["WaysShape"] };
	"GET /sys/loginfo": { body: unknown; query: unknown; result: Shapes["VisitCounts"] };
	"GET /sys/noticeSetting/mine": { body: unknown; query: unknown; result: Shapes["NoticeSettingShape"] };
	"GET /sys/online/list": { body: unknown; query: Shapes["get_sys_online_list_query"]; result: Shapes["SessionPage"] };
	"GET /sys/online/mine": { body: unknown; query: unknown; result: Shapes["get_sys_online_mine_result"] };
	"GET /sys/online/signIns": { body: unknown; query: unknown; result: Shapes["get_sys_online_signIns_result"] };
	"GET /sys/permission/checkPath": { body: unknown; query: Shapes["get_sys_permission_checkPath_query"]; result: Shapes["PageRight"] };
	"GET /sys/permission/checkRight": { body: unknown; query: Shapes["get_sys_permission_checkRight_query"]; result: Shapes["RightShape"] };
	"GET /sys/permission/explain": { body: unknown; query: Shapes["get_sys_permission_explain_query"]; result: Shapes["Explanation"] };
	"GET /sys/permission/getPermRuleListByPermId": { body: unknown; query: Shapes["get_sys_permission_getPermRuleListByPermId_query"]; result: Shapes["get_sys_permission_getPermRuleListByPermId_result"] };
	"GET /sys/permission/getSystemMenuList": { body: unknown; query: unknown; result: Shapes["get_sys_permission_getSystemMenuList_result"] };
	"GET /sys/permission/getSystemSubmenu": { body: unknown; query: Shapes["get_sys_permission_getSystemSubmenu_query"]; result: Shapes["get_sys_permission_getSystemSubmenu_result"] };
	"GET /sys/permission/getSystemSubmenuBatch": { body: unknown; query: Shapes["get_sys_permission_getSystemSubmenuBatch_query"]; result: Shapes["get_sys_permission_getSystemSubmenuBatch_result"] };
	"GET /sys/permission/getUserPermissionByToken": { body: unknown; query: unknown; result: Shapes["Permissions"] };
	"GET /sys/permission/list": { body: unknown; query: unknown; result: Shapes["get_sys_permission_list_result"] };
	"GET /sys/permission/queryDepartPermission": { body: unknown; query: Shapes["get_sys_permission_queryDepartPermission_query"]; result: Shapes["get_sys_permission_queryDepartPermission_result"] };
	"GET /sys/permission/queryListAsync": { body: unknown; query: Shapes["get_sys_permission_queryListAsync_query"]; result: Shapes["get_sys_permission_queryListAsync_result"] };
	"GET /sys/permission/queryPermissionRule": { body: unknown; query: Shapes["get_sys_permission_queryPermissionRule_query"]; result: Shapes["get_sys_permission_queryPermissionRule_result"] };
	"GET /sys/permission/queryRolePermission": { body: unknown; query: Shapes["get_sys_permission_queryRolePermission_query"]; result: Shapes["get_sys_permission_queryRolePermission_result"] };
	"GET /sys/permission/queryTenantPermission": { body: unknown; query: Shapes["get_sys_permission_queryTenantPermission_query"]; result: Shapes["get_sys_permission_queryTenantPermission_result"] };
	"GET /sys/permission/queryTreeList": { body: unknown; query: unknown; result: Shapes["GrantTree"] };
	"GET /sys/permission/searchTree": { body: unknown; query: Shapes["get_sys_permission_searchTree_query"]; result: Shapes["get_sys_permission_searchTree_result"] };
	"GET /sys/position/queryByCode": { body: unknown; query: Shapes["get_sys_position_queryByCode_query"]; result: Shapes["SysPosition"] };
	"GET /sys/quartzJob/execute": { body: unknown; query: Shapes["get_sys_quartzJob_execute_query"]; result: Shapes["StartedRun"] };
	"GET /sys/quartzJob/kinds": { body: unknown; query: unknown; result: Shapes["get_sys_quartzJob_kinds_result"] };
	"GET /sys/quartzJob/pause": { body: unknown; query: Shapes["get_sys_quartzJob_pause_query"]; result: Shapes["get_sys_quartzJob_pause_result"] };
	"GET /sys/quartzJob/preview": { body: unknown; query: Shapes["get_sys_quartzJob_preview_query"]; result: Shapes["get_sys_quartzJob_preview_result"] };
	"GET /sys/quartzJob/resume": { body: unknown; query: Shapes["get_sys_quartzJob_resume_query"]; result: Shapes["get_sys_quartzJob_resume_result"] };
	[of: `GET /sys/randomImage/${string}`]: { body: unknown; query: unknown; result: Shapes["get_sys_randomImage_key_result"] };
	"GET /sys/region/queryByCode": { body: unknown; query: Shapes["get_sys_region_queryByCode_query"]; result: Shapes["FoundRegion"] };
	"GET /sys/region/queryChildrenByParentCode": { body: unknown; query: Shapes["get_sys_region_queryChildrenByParentCode_query"]; result: Shapes["get_sys_region_queryChildrenByParentCode_result"] };
	"GET /sys/region/queryIdTree": { body: unknown; query: Shapes["get_sys_region_queryIdTree_query"]; result: Shapes["get_sys_region_queryIdTree_result"] };
	"GET /sys/region/queryTopLevelTree": { body: unknown; query: unknown; result: Shapes["get_sys_region_queryTopLevelTree_result"] };
	"GET /sys/region/queryTreeList": { body: unknown; query: Shapes["get_sys_region_queryTreeList_query"]; result: Shapes["get_sys_region_queryTreeList_result"] };
	"GET /sys/region/searchBy": { body: unknown; query: Shapes["get_sys_region_searchBy_query"]; result: Shapes["get_sys_region_searchBy_result"] };
	"GET /sys/role/checkRoleCode": { body: unknown; query: Shapes["get_sys_role_checkRoleCode_query"]; result: Shapes["get_sys_role_checkRoleCode_result"] };
	[of: `GET /sys/role/datarule/${string}/${string}`]: { body: unknown; query: unknown; result: Shapes["ChosenRules"] };
	"GET /sys/role/matrix/exportXls": { body: unknown; query: Shapes["get_sys_role_matrix_exportXls_query"]; result: unknown };
	"GET /sys/role/queryFieldRights": { body: unknown; query: Shapes["get_sys_role_queryFieldRights_query"]; result: Shapes["get_sys_role_queryFieldRights_result"] };
	"GET /sys/role/queryTreeList": { body: unknown; query: unknown; result: Shapes["GrantTree"] };
	"GET /sys/role/queryTreeList2": { body: unknown; query: unknown; result: Shapes["GrantTree"] };
	"GET /sys/role/queryall": { body: unknown; query: unknown; result: Shapes["get_sys_role_queryall_result"] };
	"GET /sys/search": { body: unknown; query: Shapes["get_sys_search_query"]; result: Shapes["SearchAnswer"] };
	"GET /sys/service/list": { body: unknown; query: unknown; result: Shapes["get_sys_service_list_result"] };
	"GET /sys/service/switches": { body: unknown; query: unknown; result: Shapes["get_sys_service_switches_result"] };
	"GET /sys/storage/list": { body: unknown; query: unknown; result: Shapes["Spaces"] };
	"GET /sys/storage/own": { body: unknown; query: unknown; result: Shapes["OwnSpace"] };
	"GET /sys/subApp/entry": { body: unknown; query: Shapes["get_sys_subApp_entry_query"]; result: Shapes["AppEntry"] };
	"GET /sys/sysAnnouncementSend/getMyAnnouncementSend": { body: unknown; query: Shapes["get_sys_sysAnnouncementSend_getMyAnnouncementSend_query"]; result: Shapes["MyAnnouncementPage"] };
	"GET /sys/sysDepart/getCurrentOrg": { body: unknown; query: unknown; result: Shapes["DepartNode"] };
	"GET /sys/sysDepart/queryAllParentId": { body: unknown; query: Shapes["get_sys_sysDepart_queryAllParentId_query"]; result: Shapes["ParentDeparts"] };
	"GET /sys/sysDepart/queryDepartTreeSync": { body: unknown; query: Shapes["get_sys_sysDepart_queryDepartTreeSync_query"]; result: Shapes["get_sys_sysDepart_queryDepartTreeSync_result"] };
	"GET /sys/sysDepart/queryIdTree": { body: unknown; query: unknown; result: Shapes["get_sys_sysDepart_queryIdTree_result"] };
	"GET /sys/sysDepart/queryMyDeptTreeList": { body: unknown; query: unknown; result: Shapes["get_sys_sysDepart_queryMyDeptTreeList_result"] };
	"GET /sys/sysDepart/queryTreeList": { body: unknown; query: unknown; result: Shapes["get_sys_sysDepart_queryTreeList_result"] };
	"GET /sys/sysDepart/searchBy": { body: unknown; query: Shapes["get_sys_sysDepart_searchBy_query"]; result: Shapes["get_sys_sysDepart_searchBy_result"] };
	[of: `GET /sys/sysDepartPermission/datarule/${string}/${string}`]: { body: unknown; query: unknown; result: Shapes["ChosenRules"] };
	"GET /sys/sysDepartPermission/queryDeptRolePermission": { body: unknown; query: Shapes["get_sys_sysDepartPermission_queryDeptRolePermission_query"]; result: Shapes["get_sys_sysDepartPermission_queryDeptRolePermission_result"] };
	"GET /sys/sysDepartPermission/queryTreeListForDeptRole": { body: unknown; query: Shapes["get_sys_sysDepartPermission_queryTreeListForDeptRole_query"]; result: Shapes["GrantTree"] };
	[of: `GET /sys/sysDepartRole/datarule/${string}/${string}/${string}`]: { body: unknown; query: unknown; result: Shapes["ChosenRules"] };
	"GET /sys/sysDepartRole/getDeptRoleByUserId": { body: unknown; query: Shapes["get_sys_sysDepartRole_getDeptRoleByUserId_query"]; result: Shapes["get_sys_sysDepartRole_getDeptRoleByUserId_result"] };
	"GET /sys/sysDepartRole/getDeptRoleList": { body: unknown; query: Shapes["get_sys_sysDepartRole_getDeptRoleList_query"]; result: Shapes["get_sys_sysDepartRole_getDeptRoleList_result"] };
	"GET /sys/sysDepartRole/list": { body: unknown; query: unknown; result: Shapes["SysSysDepartRolePage"] };
	"GET /sys/sysParam/kinds": { body: unknown; query: unknown; result: Shapes["get_sys_sysParam_kinds_result"] };
	"GET /sys/sysUserAgent/queryByUserName": { body: unknown; query: Shapes["get_sys_sysUserAgent_queryByUserName_query"]; result: Shapes["SysSysUserAgent"] };
	"GET /sys/task/download": { body: unknown; query: Shapes["get_sys_task_download_query"]; result: unknown };
	"GET /sys/task/list": { body: unknown; query: Shapes["get_sys_task_list_query"]; result: Shapes["TaskList"] };
	"GET /sys/task/queryById": { body: unknown; query: Shapes["get_sys_task_queryById_query"]; result: Shapes["TaskView"] };
	"GET /sys/tenant/list": { body: unknown; query: Shapes["get_sys_tenant_list_query"]; result: Shapes["TenantRecordPage"] };
	"GET /sys/tenant/queryById": { body: unknown; query: Shapes["get_sys_tenant_queryById_query"]; result: Shapes["TenantRecord"] };
	"GET /sys/tenant/queryList": { body: unknown; query: Shapes["get_sys_tenant_queryList_query"]; result: Shapes["get_sys_tenant_queryList_result"] };
	"GET /sys/tenantPackage/queryPermission": { body: unknown; query: Shapes["get_sys_tenantPackage_queryPermission_query"]; result: Shapes["get_sys_tenantPackage_queryPermission_result"] };
	"GET /sys/thirdApp/getEnabledType": { body: unknown; query: unknown; result: Shapes["ThirdApps"] };
	[of: `GET /sys/thirdApp/sync/${string}/${string}/${string}`]: { body: unknown; query: unknown; result: Shapes["get_sys_thirdApp_sync_app_kind_way_result"] };
	[of: `GET /sys/thirdLogin/getLoginUser/${string}/${string}`]: { body: unknown; query: unknown; result: Shapes["LoginResult"] };
	"GET /sys/thirdLogin/rehearsal": { body: unknown; query: Shapes["get_sys_thirdLogin_rehearsal_query"]; result: unknown };
	[of: `GET /sys/thirdLogin/render/${string}`]: { body: unknown; query: Shapes["get_sys_thirdLogin_render_source_query"]; result: unknown };
	[of: `GET /sys/thirdLogin/${string}/callback`]: { body: unknown; query: Shapes["get_sys_thirdLogin_source_callback_query"]; result: unknown };
	"GET /sys/user/checkFree": { body: unknown; query: Shapes["get_sys_user_checkFree_query"]; result: Shapes["get_sys_user_checkFree_result"] };
	"GET /sys/user/checkOnlyUser": { body: unknown; query: Shapes["get_sys_user_checkOnlyUser_query"]; result: Shapes["get_sys_user_checkOnlyUser_result"] };
	"GET /sys/user/departUserList": { body: unknown; query: Shapes["get_sys_user_departUserList_query"]; result: Shapes["SysUserPage"] };
	"GET /sys/user/generateUserId": { body: unknown; query: unknown; result: Shapes["get_sys_user_generateUserId_result"] };
	"GET /sys/user/getCurrentUserDeparts": { body: unknown; query: unknown; result: Shapes["OwnDeparts"] };
	"GET /sys/user/getMultiUser": { body: unknown; query: unknown; result: unknown };
	"GET /sys/user/list": { body: unknown; query: Shapes["get_sys_user_list_query"]; result: Shapes["UserCardPage"] };
	"GET /sys/user/list2": { body: unknown; query: Shapes["get_sys_user_list2_query"]; result: Shapes["UserCardPage"] };
	"GET /sys/user/preferences": { body: unknown; query: unknown; result: Shapes["Preferences"] };
	"GET /sys/user/profile": { body: unknown; query: unknown; result: Shapes["Profile"] };
	"GET /sys/user/queryByIds": { body: unknown; query: Shapes["get_sys_user_queryByIds_query"]; result: Shapes["get_sys_user_queryByIds_result"] };
	"GET /sys/user/queryByOrgCode": { body: unknown; query: Shapes["get_sys_user_queryByOrgCode_query"]; result: Shapes["SysUserPage"] };
	"GET /sys/user/queryByOrgCodeForAddressList": { body: unknown; query: Shapes["get_sys_user_queryByOrgCodeForAddressList_query"]; result: Shapes["AddressPage"] };
	"GET /sys/user/queryUserByDepId": { body: unknown; query: Shapes["get_sys_user_queryUserByDepId_query"]; result: Shapes["get_sys_user_queryUserByDepId_result"] };
	"GET /sys/user/queryUserComponentData": { body: unknown; query: Shapes["get_sys_user_queryUserComponentData_query"]; result: Shapes["SysUserPage"] };
	"GET /sys/user/queryUserRole": { body: unknown; query: Shapes["get_sys_user_queryUserRole_query"]; result: Shapes["get_sys_user_queryUserRole_result"] };
	"GET /sys/user/realName": { body: unknown; query: unknown; result: Shapes["OwnRealName"] };
	"GET /sys/user/recycleBin": { body: unknown; query: unknown; result: Shapes["get_sys_user_recycleBin_result"] };
	"GET /sys/user/secondFactor": { body: unknown; query: unknown; result: Shapes["FactorState"] };
	"GET /sys/user/userDepartList": { body: unknown; query: Shapes["get_sys_user_userDepartList_query"]; result: Shapes["get_sys_user_userDepartList_result"] };
	"GET /sys/user/userRoleList": { body: unknown; query: Shapes["get_sys_user_userRoleList_query"]; result: Shapes["SysUserPage"] };
	"GET /sys/view/mine": { body: unknown; query: Shapes["get_sys_view_mine_query"]; result: Shapes["get_sys_view_mine_result"] };
	"GET /sys/visitInfo": { body: unknown; query: unknown; result: Shapes["get_sys_visitInfo_result"] };
	"GET /user/info": { body: unknown; query: unknown; result: Shapes["get_user_info_result"] };
	"GET /vip/greeting/birthdays": { body: unknown; query: Shapes["get_vip_greeting_birthdays_query"]; result: Shapes["Occasions"] };
	"GET /vip/improve/review": { body: unknown; query: Shapes["get_vip_improve_review_query"]; result: Shapes["Review"] };
	"GET /vip/person/mine": { body: unknown; query: unknown; result: Shapes["OwnRecord"] };
	"GET /vip/segment/members": { body: unknown; query: Shapes["get_vip_segment_members_query"]; result: Shapes["SegmentMembers"] };
	"GET /workflow/request/detail": { body: unknown; query: Shapes["get_workflow_request_detail_query"]; result: Shapes["RequestDetail"] };
	"GET /workflow/request/inbox": { body: unknown; query: Shapes["get_workflow_request_inbox_query"]; result: Shapes["InboxShape"] };
	"POST /account/sms": { body: Shapes["SendCode"]; query: unknown; result: Shapes["Empty"] };
	"POST /act/activity/approve": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /act/activity/archive": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /act/activity/cancel": { body: Shapes["ActActivityCancel"]; query: unknown; result: Shapes["StepResult"] };
	"POST /act/activity/end": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /act/activity/publish": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /act/activity/reject": { body: Shapes["ActActivityReject"]; query: unknown; result: Shapes["StepResult"] };
	"POST /act/activity/revise": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /act/activity/start": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /act/activity/submit": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /act/public/cancel": { body: Shapes["TicketToken"]; query: unknown; result: Shapes["OpenTicket"] };
	"POST /act/public/here": { body: Shapes["HereCode"]; query: unknown; result: Shapes["Here"] };
	"POST /act/public/open": { body: Shapes["ActivityToken"]; query: unknown; result: Shapes["OpenActivity"] };
	"POST /act/public/signIn": { body: Shapes["SignInHere"]; query: unknown; result: Shapes["SignedInHere"] };
	"POST /act/public/signUp": { body: Shapes["SignUp"]; query: unknown; result: Shapes["SignedUp"] };
	"POST /act/public/ticket": { body: Shapes["TicketToken"]; query: unknown; result: Shapes["OpenTicket"] };
	"POST /act/registration/approve": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /act/registration/cancel": { body: Shapes["ActRegistrationCancel"]; query: unknown; result: Shapes["StepResult"] };
	"POST /act/registration/check": { body: Shapes["CheckTicket"]; query: unknown; result: Shapes["CheckedTicket"] };
	"POST /act/registration/checkIn": { body: Shapes["ActRegistrationCheckIn"]; query: unknown; result: Shapes["StepResult"] };
	"POST /act/registration/door/act": { body: Shapes["ActAtDoor"]; query: unknown; result: Shapes["CheckedAtDoor"] };
	"POST /act/registration/refuse": { body: Shapes["ActRegistrationRefuse"]; query: unknown; result: Shapes["StepResult"] };
	"POST /act/registration/transfer": { body: Shapes["ActRegistrationTransfer"]; query: unknown; result: Shapes["StepResult"] };
	"POST /act/registration/undoCheckIn": { body: Shapes["ActRegistrationUndoCheckIn"]; query: unknown; result: Shapes["StepResult"] };
	"POST /asset/card/fixed": { body: Shapes["AssetCardFixed"]; query: unknown; result: Shapes["StepResult"] };
	"POST /asset/card/giveBack": { body: Shapes["AssetCardGiveBack"]; query: unknown; result: Shapes["StepResult"] };
	"POST /asset/card/repair": { body: Shapes["AssetCardRepair"]; query: unknown; result: Shapes["StepResult"] };
	"POST /asset/card/requestPurchase": { body: Shapes["Purchase"]; query: unknown; result: Shapes["Asked"] };
	"POST /asset/card/requestScrap": { body: Shapes["AssetCardRequestScrap"]; query: unknown; result: Shapes["Asked"] };
	"POST /asset/card/take": { body: Shapes["AssetCardTake"]; query: unknown; result: Shapes["StepResult"] };
	"POST /audio": { body: unknown; query: unknown; result: unknown };
	"POST /auth/forge-password": { body: Shapes["Identify"]; query: unknown; result: Shapes["Key"] };
	"POST /auth/register": { body: Shapes["Register"]; query: unknown; result: Shapes["Registered"] };
	"POST /biz/calendar/mine/end": { body: unknown; query: unknown; result: Shapes["Empty"] };
	"POST /biz/calendar/mine/make": { body: unknown; query: unknown; result: Shapes["CalendarAddress"] };
	"POST /biz/message/approve": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /biz/message/revise": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /biz/message/send": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /biz/task/cancel": { body: Shapes["BizTaskCancel"]; query: unknown; result: Shapes["StepResult"] };
	"POST /biz/task/finish": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /biz/task/reopen": { body: Shapes["BizTaskReopen"]; query: unknown; result: Shapes["StepResult"] };
	"POST /biz/task/start": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /biz/trip/approve": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /biz/trip/close": { body: Shapes["BizTripClose"]; query: unknown; result: Shapes["StepResult"] };
	"POST /biz/trip/depart": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /biz/trip/reject": { body: Shapes["BizTripReject"]; query: unknown; result: Shapes["StepResult"] };
	"POST /biz/trip/submit": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /biz/trip/withdraw": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /bsfchat/cc/chat/adduser": { body: Shapes["Pair"]; query: unknown; result: Shapes["ChatServiceAsked"] };
	"POST /chat/card/read": { body: Shapes["ReadCards"]; query: unknown; result: Shapes["post_chat_card_read_result"] };
	"POST /chat/conversation/addMembers": { body: Shapes["WithUsers"]; query: unknown; result: Shapes["ChatConversation"] };
	"POST /chat/conversation/close": { body: Shapes["Close"]; query: unknown; result: Shapes["ChatConversation"] };
	"POST /chat/conversation/follow": { body: Shapes["Follow"]; query: unknown; result: Shapes["ChatConversation"] };
	"POST /chat/conversation/group": { body: Shapes["NewGroup"]; query: unknown; result: Shapes["ChatConversation"] };
	"POST /chat/conversation/handOver": { body: Shapes["WithUser"]; query: unknown; result: Shapes["ChatConversation"] };
	"POST /chat/conversation/hide": { body: Shapes["OneId"]; query: unknown; result: Shapes["ChatConversation"] };
	"POST /chat/conversation/leave": { body: Shapes["OneId"]; query: unknown; result: Shapes["post_chat_conversation_leave_result"] };
	"POST /chat/conversation/mute": { body: Shapes["Mute"]; query: unknown; result: Shapes["ChatConversation"] };
	"POST /chat/conversation/pin": { body: Shapes["Pin"]; query: unknown; result: Shapes["ChatConversation"] };
	"POST /chat/conversation/read": { body: Shapes["ReadUpTo"]; query: unknown; result: Shapes["ChatReadUpTo"] };
	"POST /chat/conversation/record": { body: Shapes["RecordRef"]; query: unknown; result: Shapes["ChatConversation"] };
	"POST /chat/conversation/removeMember": { body: Shapes["WithUser"]; query: unknown; result: Shapes["ChatConversation"] };
	"POST /chat/conversation/setRole": { body: Shapes["SetRole"]; query: unknown; result: Shapes["ChatConversation"] };
	"POST /chat/conversation/single": { body: Shapes["Peer"]; query: unknown; result: Shapes["ChatConversation"] };
	"POST /chat/export": { body: Shapes["Export"]; query: unknown; result: Shapes["StartedTask"] };
	"POST /chat/friend/accept": { body: Shapes["Peer"]; query: unknown; result: Shapes["ChatFriend"] };
	"POST /chat/friend/add": { body: Shapes["AddFriend"]; query: unknown; result: Shapes["ChatFriend"] };
	"POST /chat/friend/refuse": { body: Shapes["Peer"]; query: unknown; result: Shapes["ChatFriend"] };
	"POST /chat/friend/remove": { body: Shapes["Peer"]; query: unknown; result: Shapes["post_chat_friend_remove_result"] };
	"POST /chat/later/add": { body: Shapes["AddLater"]; query: unknown; result: Shapes["ChatLater"] };
	"POST /chat/later/cancel": { body: Shapes["OneId"]; query: unknown; result: Shapes["post_chat_later_cancel_result"] };
	"POST /chat/later/sendNow": { body: Shapes["OneId"]; query: unknown; result: Shapes["ChatMessage"] };
	"POST /chat/message/forward": { body: Shapes["Forward"]; query: unknown; result: Shapes["post_chat_message_forward_result"] };
	"POST /chat/message/react": { body: Shapes["React"]; query: unknown; result: Shapes["ChatMessage"] };
	"POST /chat/message/recall": { body: Shapes["OneId"]; query: unknown; result: Shapes["ChatMessage"] };
	"POST /chat/message/send": { body: Shapes["Send"]; query: unknown; result: Shapes["ChatMessage"] };
	"POST /cms/ad/approve": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /cms/ad/publish": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /cms/ad/revise": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /cms/ad/takeDown": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /cms/page/publish": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /cms/page/takeDown": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /crm/expert/pause": { body: Shapes["CrmExpertPause"]; query: unknown; result: Shapes["StepResult"] };
	"POST /crm/expert/publish": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /crm/expert/resume": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /crm/question/answer": { body: Shapes["CrmQuestionAnswer"]; query: unknown; result: Shapes["StepResult"] };
	"POST /crm/question/close": { body: Shapes["CrmQuestionClose"]; query: unknown; result: Shapes["StepResult"] };
	"POST /crm/question/publish": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /crm/question/rate": { body: Shapes["CrmQuestionRate"]; query: unknown; result: Shapes["StepResult"] };
	"POST /crm/question/revise": { body: Shapes["CrmQuestionRevise"]; query: unknown; result: Shapes["StepResult"] };
	"POST /crm/question/withdraw": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /fin/activityFee/unwaive": { body: Shapes["FinActivityFeeUnwaive"]; query: unknown; result: Shapes["StepResult"] };
	"POST /fin/activityFee/waive": { body: Shapes["FinActivityFeeWaive"]; query: unknown; result: Shapes["StepResult"] };
	"POST /fin/due/askRelief": { body: Shapes["AskRelief"]; query: unknown; result: Shapes["AskedReliefs"] };
	"POST /fin/due/issue": { body: Shapes["IssueDues"]; query: unknown; result: Shapes["IssuedDues"] };
	"POST /fin/invoice/issue": { body: Shapes["FinInvoiceIssue"]; query: unknown; result: Shapes["StepResult"] };
	"POST /fin/invoice/void": { body: Shapes["FinInvoiceVoid"]; query: unknown; result: Shapes["StepResult"] };
	"POST /fin/payment/askRefund": { body: Shapes["AskRefund"]; query: unknown; result: Shapes["RowRef"] };
	"POST /fin/payment/confirm": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /fin/payment/reject": { body: Shapes["FinPaymentReject"]; query: unknown; result: Shapes["StepResult"] };
	"POST /fin/payment/reverse": { body: Shapes["FinPaymentReverse"]; query: unknown; result: Shapes["StepResult"] };
	"POST /fin/period/close": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /fin/period/reopen": { body: Shapes["FinPeriodReopen"]; query: unknown; result: Shapes["StepResult"] };
	"POST /fin/refund/approve": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /fin/refund/refuse": { body: Shapes["FinRefundRefuse"]; query: unknown; result: Shapes["StepResult"] };
	"POST /fin/relief/grant": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /fin/relief/refuse": { body: Shapes["FinReliefRefuse"]; query: unknown; result: Shapes["StepResult"] };
	"POST /fin/relief/revoke": { body: Shapes["FinReliefRevoke"]; query: unknown; result: Shapes["StepResult"] };
	"POST /fin/statementLine/confirm": { body: Shapes["ConfirmLine"]; query: unknown; result: Shapes["StepResult"] };
	"POST /fin/statementLine/heed": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /fin/statementLine/ignore": { body: Shapes["FinStatementLineIgnore"]; query: unknown; result: Shapes["StepResult"] };
	"POST /fin/statementLine/match": { body: Shapes["MatchLine"]; query: unknown; result: Shapes["StepResult"] };
	"POST /fin/statementLine/propose": { body: Shapes["MatchLines"]; query: unknown; result: Shapes["Matched"] };
	"POST /fin/statementLine/unmatch": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /goose/gooseHouseDict/addHouse": { body: Shapes["post_goose_gooseHouseDict_addHouse_body"]; query: unknown; result: Shapes["RentalHouse"] };
	[of: `POST /gw/${string}`]: { body: Shapes["post_gw_path_body"]; query: unknown; result: unknown };
	"POST /housekeeping/bind": { body: Shapes["Bind"]; query: unknown; result: Shapes["LoginResult"] };
	"POST /housekeeping/device/revoke": { body: Shapes["StaffRef"]; query: unknown; result: Shapes["RowRef"] };
	"POST /housekeeping/mine/act": { body: Shapes["MineAct"]; query: unknown; result: Shapes["ActedShape"] };
	"POST /housekeeping/mine/photo": { body: unknown; query: unknown; result: Shapes["PhotoShape"] };
	"POST /housekeeping/mine/voice": { body: unknown; query: unknown; result: Shapes["PhotoShape"] };
	"POST /housekeeping/order/add": { body: Shapes["AddOrder"]; query: unknown; result: Shapes["OrderShape"] };
	"POST /housekeeping/order/autoDispatch": { body: Shapes["AutoDispatch"]; query: unknown; result: Shapes["post_housekeeping_order_autoDispatch_result"] };
	"POST /housekeeping/order/cancel": { body: Shapes["HousekeepingOrderCancel"]; query: unknown; result: Shapes["OrderShape"] };
	"POST /housekeeping/order/dispatch": { body: Shapes["GiveOrder"]; query: unknown; result: Shapes["OrderShape"] };
	"POST /housekeeping/order/fail": { body: Shapes["FailOrder"]; query: unknown; result: Shapes["OrderShape"] };
	"POST /housekeeping/order/pass": { body: Shapes["NoteOrder"]; query: unknown; result: Shapes["OrderShape"] };
	"POST /housekeeping/order/print/cleaning": { body: Shapes["PrintForm"]; query: unknown; result: Shapes["PaperShape"] };
	"POST /housekeeping/order/redispatch": { body: Shapes["MoveOrder"]; query: unknown; result: Shapes["OrderShape"] };
	"POST /housekeeping/order/reopen": { body: Shapes["HousekeepingOrderReopen"]; query: unknown; result: Shapes["OrderShape"] };
	"POST /housekeeping/order/reschedule": { body: Shapes["RescheduleOrder"]; query: unknown; result: Shapes["OrderShape"] };
	"POST /housekeeping/order/resolve": { body: Shapes["HousekeepingOrderResolve"]; query: unknown; result: Shapes["OrderShape"] };
	"POST /housekeeping/paySheet/confirm": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /housekeeping/paySheet/draw": { body: Shapes["DrawPaySheets"]; query: unknown; result: Shapes["Drawn"] };
	"POST /housekeeping/paySheet/issue": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /housekeeping/paySheet/object": { body: Shapes["HousekeepingPaySheetObject"]; query: unknown; result: Shapes["StepResult"] };
	"POST /housekeeping/paySheet/pay": { body: Shapes["HousekeepingPaySheetPay"]; query: unknown; result: Shapes["StepResult"] };
	"POST /housekeeping/paySheet/reckon": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /housekeeping/paySheet/takeBack": { body: Shapes["HousekeepingPaySheetTakeBack"]; query: unknown; result: Shapes["StepResult"] };
	"POST /housekeeping/rule/trial": { body: Shapes["TrialBody"]; query: unknown; result: Shapes["TrialShape"] };
	"POST /housekeeping/staff/bindCode": { body: Shapes["StaffRef"]; query: unknown; result: Shapes["BindCodeShape"] };
	"POST /housekeeping/staff/reveal": { body: Shapes["RevealBody"]; query: unknown; result: Shapes["Revealed"] };
	"POST /housekeeping/stock/post": { body: Shapes["PostMovement"]; query: unknown; result: Shapes["RowRef"] };
	"POST /housekeeping/stockCount/cancel": { body: Shapes["HousekeepingStockCountCancel"]; query: unknown; result: Shapes["StepResult"] };
	"POST /housekeeping/stockCount/close": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /housekeeping/stockCount/count": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /housekeeping/stockCount/recount": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /housekeeping/stockMove/reverse": { body: Shapes["ReverseMovement"]; query: unknown; result: Shapes["RowRef"] };
	"POST /lastchatmsg": { body: Shapes["Pair"]; query: unknown; result: Shapes["ChatServiceMessage"] };
	"POST /lkuschatmsg": { body: Shapes["Paging"]; query: unknown; result: Shapes["post_lkuschatmsg_result"] };
	"POST /online/cgform/convert": { body: Shapes["ConvertForm"]; query: unknown; result: Shapes["StartedTask"] };
	"POST /online/cgform/publish": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /online/cgform/stop": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /online/cgreport/api/testConnection": { body: Shapes["TestConnection"]; query: unknown; result: Shapes["post_online_cgreport_api_testConnection_result"] };
	"POST /online/public/answer": { body: Shapes["GiveForm"]; query: unknown; result: Shapes["FormGiven"] };
	"POST /online/public/file": { body: unknown; query: unknown; result: Shapes["HandedFormFile"] };
	"POST /portal/display/enter": { body: Shapes["Token"]; query: unknown; result: Shapes["LoginResult"] };
	"POST /portal/display/link": { body: Shapes["MakeDisplay"]; query: unknown; result: Shapes["MadeLink"] };
	"POST /portal/display/revoke": { body: Shapes["Id"]; query: unknown; result: Shapes["RowRef"] };
	"POST /portal/improve/fill": { body: Shapes["FillForm"]; query: unknown; result: Shapes["Filled"] };
	"POST /portal/improve/link": { body: Shapes["AskOwnData"]; query: unknown; result: Shapes["MadeLink"] };
	"POST /portal/improve/open": { body: Shapes["Token"]; query: unknown; result: Shapes["OwnForm"] };
	"POST /portal/improve/revoke": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /portal/improve/take": { body: Shapes["TakeOver"]; query: unknown; result: Shapes["StepResult"] };
	"POST /portal/public/click": { body: Shapes["ClickedAd"]; query: unknown; result: Shapes["post_portal_public_click_result"] };
	"POST /rental/bill/makeUtilities": { body: Shapes["MakeBills"]; query: unknown; result: Shapes["StartedTask"] };
	"POST /rental/bill/promise": { body: Shapes["Promise"]; query: unknown; result: Shapes["BillStateShape"] };
	"POST /rental/bill/waive": { body: Shapes["GiveUp"]; query: unknown; result: Shapes["BillStateShape"] };
	"POST /rental/bill/writeOff": { body: Shapes["GiveUp"]; query: unknown; result: Shapes["BillStateShape"] };
	"POST /rental/block/add": { body: Shapes["BlockAdd"]; query: unknown; result: Shapes["BlockShape"] };
	"POST /rental/channelEvent/dismiss": { body: Shapes["RentalChannelEventDismiss"]; query: unknown; result: Shapes["StepResult"] };
	"POST /rental/channelEvent/release": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /rental/channelEvent/retry": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /rental/channelEvent/take": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /rental/channelFeed/pause": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /rental/channelFeed/resume": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /rental/channelFeed/sync": { body: Shapes["Step"]; query: unknown; result: Shapes["ChannelReading"] };
	"POST /rental/companyStatement/draw": { body: Shapes["DrawUpStatements"]; query: unknown; result: Shapes["Drawn"] };
	"POST /rental/companyStatement/issue": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /rental/companyStatement/pay": { body: Shapes["RentalCompanyStatementPay"]; query: unknown; result: Shapes["StepResult"] };
	"POST /rental/companyStatement/reckon": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /rental/companyStatement/reopen": { body: Shapes["RentalCompanyStatementReopen"]; query: unknown; result: Shapes["StepResult"] };
	"POST /rental/deposit/deduct": { body: Shapes["DeductDeposit"]; query: unknown; result: Shapes["DepositShape"] };
	"POST /rental/deposit/refund": { body: Shapes["RefundDeposit"]; query: unknown; result: Shapes["DepositShape"] };
	"POST /rental/dunning/approve": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /rental/dunning/remind": { body: Shapes["Remind"]; query: unknown; result: Shapes["RemindedShape"] };
	"POST /rental/dunning/reword": { body: Shapes["RentalDunningReword"]; query: unknown; result: Shapes["StepResult"] };
	"POST /rental/dunning/skip": { body: Shapes["RentalDunningSkip"]; query: unknown; result: Shapes["StepResult"] };
	"POST /rental/hold/add": { body: Shapes["HoldAdd"]; query: unknown; result: Shapes["HoldShape"] };
	"POST /rental/house/archive": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /rental/house/erase": { body: Shapes["EraseHouse"]; query: unknown; result: Shapes["post_rental_house_erase_result"] };
	"POST /rental/house/relocate": { body: Shapes["RentalHouseRelocate"]; query: unknown; result: Shapes["StepResult"] };
	"POST /rental/house/shelve": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /rental/house/takeBack": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /rental/house/unshelve": { body: Shapes["RentalHouseUnshelve"]; query: unknown; result: Shapes["StepResult"] };
	"POST /rental/key/handOut": { body: Shapes["RentalKeyHandOut"]; query: unknown; result: Shapes["StepResult"] };
	"POST /rental/key/reportLost": { body: Shapes["RentalKeyReportLost"]; query: unknown; result: Shapes["StepResult"] };
	"POST /rental/key/scrap": { body: Shapes["RentalKeyScrap"]; query: unknown; result: Shapes["StepResult"] };
	"POST /rental/key/takeBack": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /rental/lease/add": { body: Shapes["LeaseForm"]; query: unknown; result: Shapes["LeaseShape"] };
	"POST /rental/lease/allocate": { body: Shapes["UsePrepaid"]; query: unknown; result: Shapes["LeaseShape"] };
	"POST /rental/lease/attachFiles": { body: Shapes["RentalLeaseAttachFiles"]; query: unknown; result: Shapes["LeaseShape"] };
	"POST /rental/lease/attachScan": { body: Shapes["RentalLeaseAttachScan"]; query: unknown; result: Shapes["LeaseShape"] };
	"POST /rental/lease/cancel": { body: Shapes["RentalLeaseCancel"]; query: unknown; result: Shapes["LeaseShape"] };
	"POST /rental/lease/confirm": { body: Shapes["RentalLeaseConfirm"]; query: unknown; result: Shapes["LeaseShape"] };
	"POST /rental/lease/edit": { body: Shapes["LeaseEdit"]; query: unknown; result: Shapes["LeaseShape"] };
	"POST /rental/lease/handOver": { body: Shapes["HandOver"]; query: unknown; result: Shapes["LeaseShape"] };
	"POST /rental/lease/notRenew": { body: Shapes["NotRenewing"]; query: unknown; result: Shapes["ChangeDetailShape"] };
	"POST /rental/lease/pay": { body: Shapes["PayBill"]; query: unknown; result: Shapes["LeaseShape"] };
	"POST /rental/lease/preview": { body: Shapes["PreviewForm"]; query: unknown; result: Shapes["LeasePreviewShape"] };
	"POST /rental/lease/print/lease_bill": { body: Shapes["PrintForm"]; query: unknown; result: Shapes["PaperShape"] };
	"POST /rental/lease/reverse": { body: Shapes["ReversePayment"]; query: unknown; result: Shapes["LeaseShape"] };
	"POST /rental/lease/submit": { body: Shapes["OrderRef"]; query: unknown; result: Shapes["LeaseShape"] };
	"POST /rental/lease/turnToPaper": { body: Shapes["RentalLeaseTurnToPaper"]; query: unknown; result: Shapes["LeaseShape"] };
	"POST /rental/leaseChange/add": { body: Shapes["ChangeForm"]; query: unknown; result: Shapes["ChangeDetailShape"] };
	"POST /rental/leaseChange/cancel": { body: Shapes["RentalLeaseChangeCancel"]; query: unknown; result: Shapes["ChangeDetailShape"] };
	"POST /rental/leaseChange/confirm": { body: Shapes["RentalLeaseChangeConfirm"]; query: unknown; result: Shapes["ChangeDetailShape"] };
	"POST /rental/leaseChange/decline": { body: Shapes["RentalLeaseChangeDecline"]; query: unknown; result: Shapes["ChangeDetailShape"] };
	"POST /rental/leaseChange/edit": { body: Shapes["ChangeEdit"]; query: unknown; result: Shapes["ChangeDetailShape"] };
	"POST /rental/leaseChange/preview": { body: Shapes["ChangePreviewForm"]; query: unknown; result: Shapes["ChangePreviewShape"] };
	"POST /rental/leaseChange/readMeters": { body: Shapes["ReadMeters"]; query: unknown; result: Shapes["ChangeDetailShape"] };
	"POST /rental/leaseChange/submit": { body: Shapes["Step"]; query: unknown; result: Shapes["ChangeDetailShape"] };
	"POST /rental/leaseChange/turnToPaper": { body: Shapes["RentalLeaseChangeTurnToPaper"]; query: unknown; result: Shapes["ChangeDetailShape"] };
	"POST /rental/ledger/correct": { body: Shapes["CorrectLine"]; query: unknown; result: Shapes["CorrectionShape"] };
	"POST /rental/ledger/print/receipt": { body: Shapes["PrintForm"]; query: unknown; result: Shapes["PaperShape"] };
	"POST /rental/lock/issue": { body: Shapes["IssueCode"]; query: unknown; result: Shapes["IssuedCodeShape"] };
	"POST /rental/lockCode/reveal": { body: Shapes["RevealBody"]; query: unknown; result: Shapes["Revealed"] };
	"POST /rental/lockCode/revoke": { body: Shapes["RentalLockCodeRevoke"]; query: unknown; result: Shapes["StepResult"] };
	"POST /rental/lostItem/claim": { body: Shapes["RentalLostItemClaim"]; query: unknown; result: Shapes["StepResult"] };
	"POST /rental/lostItem/dispose": { body: Shapes["RentalLostItemDispose"]; query: unknown; result: Shapes["StepResult"] };
	"POST /rental/lostItem/keepOn": { body: Shapes["RentalLostItemKeepOn"]; query: unknown; result: Shapes["StepResult"] };
	"POST /rental/meterReading/begin": { body: Shapes["BeginRound"]; query: unknown; result: Shapes["StartedTask"] };
	"POST /rental/meterReading/confirm": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /rental/meterReading/mine/act": { body: Shapes["TakeReading"]; query: unknown; result: Shapes["ReadingTakenShape"] };
	"POST /rental/meterReading/mine/photo": { body: unknown; query: unknown; result: Shapes["MeterPhotoShape"] };
	"POST /rental/meterReading/void": { body: Shapes["RentalMeterReadingVoid"]; query: unknown; result: Shapes["StepResult"] };
	"POST /rental/order/account": { body: Shapes["OnAccount"]; query: unknown; result: Shapes["DailyOrderShape"] };
	"POST /rental/order/add": { body: Shapes["OrderAdd"]; query: unknown; result: Shapes["DailyOrderShape"] };
	"POST /rental/order/addGroup": { body: Shapes["GroupAdd"]; query: unknown; result: Shapes["GroupAdded"] };
	"POST /rental/order/assign": { body: Shapes["Assign"]; query: unknown; result: Shapes["DailyOrderShape"] };
	"POST /rental/order/cancel": { body: Shapes["Reasoned"]; query: unknown; result: Shapes["DailyOrderShape"] };
	"POST /rental/order/cashier": { body: Shapes["Cashier"]; query: unknown; result: Shapes["DailyOrderShape"] };
	"POST /rental/order/checkIn": { body: Shapes["CheckIn"]; query: unknown; result: Shapes["DailyOrderShape"] };
	"POST /rental/order/checkInGroup": { body: Shapes["GroupCheckIn"]; query: unknown; result: Shapes["GroupArrived"] };
	"POST /rental/order/checkOut": { body: Shapes["CheckOut"]; query: unknown; result: Shapes["DailyOrderShape"] };
	"POST /rental/order/close": { body: Shapes["OrderRef"]; query: unknown; result: Shapes["DailyOrderShape"] };
	"POST /rental/order/confirm": { body: Shapes["OrderRef"]; query: unknown; result: Shapes["DailyOrderShape"] };
	"POST /rental/order/edit": { body: Shapes["OrderEdit"]; query: unknown; result: Shapes["DailyOrderShape"] };
	"POST /rental/order/extend": { body: Shapes["Resize"]; query: unknown; result: Shapes["DailyOrderShape"] };
	"POST /rental/order/hours": { body: Shapes["ChangeHours"]; query: unknown; result: Shapes["DailyOrderShape"] };
	"POST /rental/order/lock": { body: Shapes["Lock"]; query: unknown; result: Shapes["DailyOrderShape"] };
	"POST /rental/order/move": { body: Shapes["Move"]; query: unknown; result: Shapes["DailyOrderShape"] };
	"POST /rental/order/noShow": { body: Shapes["OrderRef"]; query: unknown; result: Shapes["DailyOrderShape"] };
	"POST /rental/order/note": { body: Shapes["Note"]; query: unknown; result: Shapes["DailyOrderShape"] };
	"POST /rental/order/payGroup": { body: Shapes["GroupPayment"]; query: unknown; result: Shapes["GroupPaid"] };
	"POST /rental/order/print/order_bill": { body: Shapes["PrintForm"]; query: unknown; result: Shapes["PaperShape"] };
	"POST /rental/order/print/party_bill": { body: Shapes["PrintForm"]; query: unknown; result: Shapes["PaperShape"] };
	"POST /rental/order/print/registration": { body: Shapes["PrintForm"]; query: unknown; result: Shapes["PaperShape"] };
	"POST /rental/order/reinstate": { body: Shapes["OrderRef"]; query: unknown; result: Shapes["DailyOrderShape"] };
	"POST /rental/order/reprice": { body: Shapes["OrderPrices"]; query: unknown; result: Shapes["DailyOrderShape"] };
	"POST /rental/order/resize": { body: Shapes["Resize"]; query: unknown; result: Shapes["DailyOrderShape"] };
	"POST /rental/order/reverse": { body: Shapes["Reverse"]; query: unknown; result: Shapes["DailyOrderShape"] };
	"POST /rental/order/shorten": { body: Shapes["Resize"]; query: unknown; result: Shapes["DailyOrderShape"] };
	"POST /rental/order/split": { body: Shapes["Split"]; query: unknown; result: Shapes["DailyOrderShape"] };
	"POST /rental/order/swap": { body: Shapes["Swap"]; query: unknown; result: Shapes["DailyOrderShape"] };
	"POST /rental/order/unassign": { body: Shapes["Unassign"]; query: unknown; result: Shapes["DailyOrderShape"] };
	"POST /rental/order/undoCheckOut": { body: Shapes["OrderRef"]; query: unknown; result: Shapes["DailyOrderShape"] };
	"POST /rental/order/unlock": { body: Shapes["OrderRef"]; query: unknown; result: Shapes["DailyOrderShape"] };
	"POST /rental/owner/reveal": { body: Shapes["RevealBody"]; query: unknown; result: Shapes["Revealed"] };
	"POST /rental/ownerStatement/confirm": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /rental/ownerStatement/draw": { body: Shapes["DrawUp"]; query: unknown; result: Shapes["Drawn"] };
	"POST /rental/ownerStatement/pay": { body: Shapes["RentalOwnerStatementPay"]; query: unknown; result: Shapes["StepResult"] };
	"POST /rental/ownerStatement/reckon": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /rental/ownerStatement/reopen": { body: Shapes["RentalOwnerStatementReopen"]; query: unknown; result: Shapes["StepResult"] };
	"POST /rental/packing/apply": { body: Shapes["PackingApply"]; query: unknown; result: Shapes["PackedShape"] };
	"POST /rental/packing/preview": { body: Shapes["PackingQuery"]; query: unknown; result: Shapes["PackingShape"] };
	"POST /rental/packing/restore": { body: Shapes["PackingRestore"]; query: unknown; result: Shapes["PackedShape"] };
	"POST /rental/price/copy": { body: Shapes["PriceCopy"]; query: unknown; result: Shapes["CopyShape"] };
	"POST /rental/price/paint": { body: Shapes["PricePaint"]; query: unknown; result: Shapes["PaintShape"] };
	"POST /rental/price/restore": { body: Shapes["Restore"]; query: unknown; result: Shapes["ChangesShape"] };
	"POST /rental/price/restrict": { body: Shapes["Restriction"]; query: unknown; result: Shapes["ChangesShape"] };
	"POST /rental/pricePlan/activate": { body: Shapes["PlanActivate"]; query: unknown; result: Shapes["StepResult"] };
	"POST /rental/pricePlan/end": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /rental/pricePlan/preview": { body: Shapes["PlanPreview"]; query: unknown; result: Shapes["PlanPreviewShape"] };
	"POST /rental/quote": { body: Shapes["QuoteForm"]; query: unknown; result: Shapes["QuoteShape"] };
	"POST /rental/readingConflict/drop": { body: Shapes["RentalReadingConflictDrop"]; query: unknown; result: Shapes["StepResult"] };
	"POST /rental/readingConflict/take": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /rental/receivable/pay": { body: Shapes["PayBills"]; query: unknown; result: Shapes["PaidBillsShape"] };
	"POST /rental/room/clean": { body: Shapes["CleanState"]; query: unknown; result: Shapes["CleanShape"] };
	"POST /rental/settlement/attachScan": { body: Shapes["RentalSettlementAttachScan"]; query: unknown; result: Shapes["SettlementShape"] };
	"POST /rental/settlement/begin": { body: Shapes["BeginSettlement"]; query: unknown; result: Shapes["SettlementShape"] };
	"POST /rental/settlement/confirm": { body: Shapes["Step"]; query: unknown; result: Shapes["SettlementShape"] };
	"POST /rental/settlement/finish": { body: Shapes["RentalSettlementFinish"]; query: unknown; result: Shapes["SettlementShape"] };
	"POST /rental/settlement/preview": { body: Shapes["PreviewSettlement"]; query: unknown; result: Shapes["StatementShape"] };
	"POST /rental/settlement/revise": { body: Shapes["RentalSettlementRevise"]; query: unknown; result: Shapes["SettlementShape"] };
	"POST /rental/settlement/save": { body: Shapes["SaveSettlement"]; query: unknown; result: Shapes["SettlementShape"] };
	"POST /rental/settlement/submit": { body: Shapes["Step"]; query: unknown; result: Shapes["SettlementShape"] };
	"POST /rental/settlement/submitToSign": { body: Shapes["Step"]; query: unknown; result: Shapes["SettlementShape"] };
	"POST /rental/settlement/turnToPaper": { body: Shapes["RentalSettlementTurnToPaper"]; query: unknown; result: Shapes["SettlementShape"] };
	"POST /rental/settlement/void": { body: Shapes["RentalSettlementVoid"]; query: unknown; result: Shapes["SettlementShape"] };
	"POST /rental/shift/accept": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /rental/shift/begin": { body: Shapes["BeginShift"]; query: unknown; result: Shapes["StepResult"] };
	"POST /rental/shift/count": { body: Shapes["CountShift"]; query: unknown; result: Shapes["StepResult"] };
	"POST /rental/shift/sendBack": { body: Shapes["RentalShiftSendBack"]; query: unknown; result: Shapes["StepResult"] };
	"POST /rental/shift/takeOver": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /rental/tenant/reveal": { body: Shapes["RevealBody"]; query: unknown; result: Shapes["Revealed"] };
	"POST /rental/ticket/assign": { body: Shapes["RentalTicketAssign"]; query: unknown; result: Shapes["StepResult"] };
	"POST /rental/ticket/block": { body: Shapes["RentalTicketBlock"]; query: unknown; result: Shapes["StepResult"] };
	"POST /rental/ticket/close": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /rental/ticket/dismiss": { body: Shapes["RentalTicketDismiss"]; query: unknown; result: Shapes["StepResult"] };
	"POST /rental/ticket/finish": { body: Shapes["RentalTicketFinish"]; query: unknown; result: Shapes["StepResult"] };
	"POST /rental/ticket/reassign": { body: Shapes["RentalTicketReassign"]; query: unknown; result: Shapes["StepResult"] };
	"POST /rental/ticket/reopen": { body: Shapes["RentalTicketReopen"]; query: unknown; result: Shapes["StepResult"] };
	"POST /rental/ticket/start": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /rental/ticket/unblock": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /rental/unit/print/door": { body: Shapes["PrintForm"]; query: unknown; result: Shapes["PaperShape"] };
	"POST /rental/viewing/cancel": { body: Shapes["RentalViewingCancel"]; query: unknown; result: Shapes["StepResult"] };
	"POST /rental/viewing/complete": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /rental/viewing/mine/act": { body: Shapes["ActOnViewing"]; query: unknown; result: Shapes["ActedViewing"] };
	"POST /rental/viewing/noShow": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /rental/viewing/rebook": { body: Shapes["RentalViewingRebook"]; query: unknown; result: Shapes["StepResult"] };
	"POST /rental/viewing/record": { body: Shapes["RentalViewingRecord"]; query: unknown; result: Shapes["StepResult"] };
	"POST /risk/measure/finish": { body: Shapes["SeenMeasure"]; query: unknown; result: Shapes["MeasureDone"] };
	"POST /risk/register/close": { body: Shapes["RiskRegisterClose"]; query: unknown; result: Shapes["StepResult"] };
	"POST /risk/register/reopen": { body: Shapes["RiskRegisterReopen"]; query: unknown; result: Shapes["StepResult"] };
	"POST /risk/register/treat": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /risk/register/watch": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /sd/contactRequest/accept": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /sd/contactRequest/refuse": { body: Shapes["SdContactRequestRefuse"]; query: unknown; result: Shapes["StepResult"] };
	"POST /sd/match/accept": { body: Shapes["SdMatchAccept"]; query: unknown; result: Shapes["StepResult"] };
	"POST /sd/match/acceptOther": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /sd/match/finish": { body: Shapes["SdMatchFinish"]; query: unknown; result: Shapes["StepResult"] };
	"POST /sd/match/refuse": { body: Shapes["SdMatchRefuse"]; query: unknown; result: Shapes["StepResult"] };
	"POST /sd/post/close": { body: Shapes["SdPostClose"]; query: unknown; result: Shapes["StepResult"] };
	"POST /sd/post/findMatches": { body: Shapes["Step"]; query: unknown; result: Shapes["FoundMatches"] };
	"POST /sd/post/publish": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /sd/post/reject": { body: Shapes["SdPostReject"]; query: unknown; result: Shapes["StepResult"] };
	"POST /sd/post/revise": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /sd/post/submit": { body: Shapes["SdPostSubmit"]; query: unknown; result: Shapes["StepResult"] };
	"POST /sign/flow/erase": { body: Shapes["EraseFlow"]; query: unknown; result: Shapes["RowRef"] };
	"POST /sign/flow/here": { body: Shapes["OfParty"]; query: unknown; result: Shapes["SigningLinkShape"] };
	"POST /sign/flow/renew": { body: Shapes["OfParty"]; query: unknown; result: Shapes["SigningLinkShape"] };
	"POST /sign/flow/resend": { body: Shapes["OfParty"]; query: unknown; result: Shapes["LinkSentShape"] };
	"POST /sign/flow/sealAgain": { body: Shapes["OfFlow"]; query: unknown; result: Shapes["RowRef"] };
	"POST /sign/flow/start": { body: Shapes["PaperOf"]; query: unknown; result: Shapes["SigningFlowShape"] };
	"POST /sign/flow/withdraw": { body: Shapes["SignFlowWithdraw"]; query: unknown; result: Shapes["StepResult"] };
	"POST /sign/key/install": { body: Shapes["InstallKey"]; query: unknown; result: Shapes["RowRef"] };
	"POST /sign/key/renew": { body: Shapes["RenewKey"]; query: unknown; result: Shapes["RowRef"] };
	"POST /sign/public/code": { body: Shapes["ByLink"]; query: unknown; result: Shapes["SignerCodeShape"] };
	"POST /sign/public/copy": { body: Shapes["ProvenSigner"]; query: unknown; result: unknown };
	"POST /sign/public/identify": { body: Shapes["ProveSigner"]; query: unknown; result: Shapes["SignerSessionShape"] };
	"POST /sign/public/open": { body: Shapes["ByLink"]; query: unknown; result: Shapes["InvitationShape"] };
	"POST /sign/public/paper": { body: Shapes["ProvenSigner"]; query: unknown; result: unknown };
	"POST /sign/public/progress": { body: Shapes["ProvenSigner"]; query: unknown; result: Shapes["SigningProgressShape"] };
	"POST /sign/public/read": { body: Shapes["ReadToEnd"]; query: unknown; result: Shapes["DocumentReadShape"] };
	"POST /sign/public/refuse": { body: Shapes["RefuseDocument"]; query: unknown; result: Shapes["DocumentSignedShape"] };
	"POST /sign/public/sign": { body: Shapes["SignDocument"]; query: unknown; result: Shapes["DocumentSignedShape"] };
	"POST /sign/public/verify": { body: Shapes["ByFingerprint"]; query: unknown; result: Shapes["VerdictShape"] };
	"POST /sign/public/verifyCode": { body: Shapes["ByCode"]; query: unknown; result: Shapes["VerdictShape"] };
	"POST /sign/public/verifyFile": { body: unknown; query: unknown; result: Shapes["VerdictShape"] };
	"POST /sign/template/prefer": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /sign/template/preview": { body: Shapes["TemplateText"]; query: unknown; result: Shapes["PreviewedShape"] };
	"POST /sign/template/publish": { body: Shapes["SignTemplatePublish"]; query: unknown; result: Shapes["StepResult"] };
	"POST /sign/template/retire": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /sign/template/revise": { body: Shapes["Step"]; query: unknown; result: Shapes["MadeShape"] };
	"POST /svy/public/answer": { body: Shapes["GiveAnswers"]; query: unknown; result: Shapes["Received"] };
	"POST /svy/public/file": { body: Shapes["HandIn"]; query: unknown; result: Shapes["HandedIn"] };
	"POST /svy/public/vote": { body: Shapes["CastVotes"]; query: unknown; result: Shapes["Voted"] };
	"POST /svy/survey/archive": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /svy/survey/copy": { body: Shapes["Step"]; query: unknown; result: Shapes["RowRef"] };
	"POST /svy/survey/end": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /svy/survey/pause": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /svy/survey/publish": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /svy/survey/questions": { body: Shapes["AddQuestions"]; query: unknown; result: Shapes["QuestionsAdded"] };
	"POST /svy/survey/readQuestions": { body: Shapes["ReadText"]; query: unknown; result: Shapes["PastedQuestions"] };
	"POST /svy/survey/resume": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /svy/survey/saveTemplate": { body: Shapes["SaveTemplate"]; query: unknown; result: Shapes["RowRef"] };
	"POST /svy/template/use": { body: Shapes["Step"]; query: unknown; result: Shapes["RowRef"] };
	"POST /sys/agreement/accept": { body: Shapes["AcceptAgreements"]; query: unknown; result: Shapes["post_sys_agreement_accept_result"] };
	"POST /sys/alteration/finish": { body: Shapes["Alter"]; query: unknown; result: Shapes["Altered"] };
	"POST /sys/alteration/identify": { body: Shapes["Identify"]; query: unknown; result: Shapes["Key"] };
	"POST /sys/alteration/sendNewCode": { body: Shapes["ProveEmail"]; query: unknown; result: Shapes["SentTo"] };
	"POST /sys/alteration/verify": { body: Shapes["ProveCode"]; query: unknown; result: Shapes["Key"] };
	"POST /sys/annountCement/doReleaseData": { body: Shapes["AnnouncementStep"]; query: unknown; result: Shapes["SendStatus"] };
	"POST /sys/annountCement/doReovkeData": { body: Shapes["AnnouncementStep"]; query: unknown; result: Shapes["SendStatus"] };
	"POST /sys/audit/undo": { body: Shapes["UndoBody"]; query: unknown; result: Shapes["post_sys_audit_undo_result"] };
	"POST /sys/checkCaptcha": { body: Shapes["CheckCaptcha"]; query: unknown; result: Shapes["Empty"] };
	"POST /sys/common/link": { body: Shapes["MakeLink"]; query: unknown; result: Shapes["FileLinkShape"] };
	"POST /sys/common/upload": { body: unknown; query: unknown; result: Shapes["StoredFile"] };
	"POST /sys/common/upload/finish": { body: Shapes["UploadId"]; query: unknown; result: Shapes["StoredFile"] };
	"POST /sys/common/upload/start": { body: Shapes["StartUpload"]; query: unknown; result: Shapes["post_sys_common_upload_start_result"] };
	"POST /sys/common/upload1": { body: unknown; query: unknown; result: Shapes["StoredFile"] };
	"POST /sys/dashboard/figures": { body: Shapes["Cards"]; query: unknown; result: Shapes["post_sys_dashboard_figures_result"] };
	"POST /sys/dataSource/testConnection": { body: Shapes["TestConnection"]; query: unknown; result: Shapes["post_sys_dataSource_testConnection_result"] };
	"POST /sys/figures": { body: Shapes["FiguresBody"]; query: unknown; result: Shapes["post_sys_figures_result"] };
	"POST /sys/gatewayRoute/updateAll": { body: Shapes["GatewayUpdate"]; query: unknown; result: Shapes["SysGatewayRoute"] };
	"POST /sys/login": { body: Shapes["Login"]; query: unknown; result: Shapes["LoginResult"] };
	"POST /sys/login/secondStep": { body: Shapes["SecondStep"]; query: unknown; result: Shapes["LoginResult"] };
	"POST /sys/logout": { body: unknown; query: unknown; result: Shapes["post_sys_logout_result"] };
	"POST /sys/message/sysMessageTemplate/sendMsg": { body: Shapes["SendMessage"]; query: unknown; result: Shapes["SentMessage"] };
	"POST /sys/online/endMine": { body: Shapes["ForceLogout"]; query: unknown; result: Shapes["post_sys_online_endMine_result"] };
	"POST /sys/online/forceLogout": { body: Shapes["ForceLogout"]; query: unknown; result: Shapes["post_sys_online_forceLogout_result"] };
	"POST /sys/oss/file/upload": { body: unknown; query: unknown; result: Shapes["StoredFile"] };
	"POST /sys/permission/add": { body: Shapes["MenuEntry"]; query: unknown; result: Shapes["MenuNode"] };
	"POST /sys/permission/addPermissionRule": { body: Shapes["RuleEntry"]; query: unknown; result: Shapes["DataRule"] };
	"POST /sys/permission/edit": { body: Shapes["EditMenu"]; query: unknown; result: Shapes["MenuNode"] };
	"POST /sys/permission/move": { body: Shapes["MoveMenu"]; query: unknown; result: Shapes["MenuPlace"] };
	"POST /sys/permission/saveDepartPermission": { body: Shapes["SaveDepartPermission"]; query: unknown; result: Shapes["post_sys_permission_saveDepartPermission_result"] };
	"POST /sys/permission/saveRolePermission": { body: Shapes["SaveRolePermission"]; query: unknown; result: Shapes["post_sys_permission_saveRolePermission_result"] };
	"POST /sys/permission/saveTenantPermission": { body: Shapes["SaveTenantPermission"]; query: unknown; result: Shapes["post_sys_permission_saveTenantPermission_result"] };
	"POST /sys/phoneLogin": { body: Shapes["PhoneLogin"]; query: unknown; result: Shapes["LoginResult"] };
	"POST /sys/qrcodeLogin": { body: Shapes["QrcodeLogin"]; query: unknown; result: Shapes["LoginResult"] };
	"POST /sys/quartzJob/execute": { body: Shapes["RowId"]; query: unknown; result: Shapes["StartedRun"] };
	"POST /sys/quartzJob/pause": { body: Shapes["RowId"]; query: unknown; result: Shapes["post_sys_quartzJob_pause_result"] };
	"POST /sys/quartzJob/resume": { body: Shapes["RowId"]; query: unknown; result: Shapes["post_sys_quartzJob_resume_result"] };
	"POST /sys/quartzJobLog/runMissed": { body: Shapes["RowId"]; query: unknown; result: Shapes["StartedRun"] };
	"POST /sys/quartzJobLog/skipMissed": { body: Shapes["RowId"]; query: unknown; result: Shapes["post_sys_quartzJobLog_skipMissed_result"] };
	"POST /sys/realName/check": { body: Shapes["CheckAgain"]; query: unknown; result: Shapes["Checked"] };
	"POST /sys/realName/refuse": { body: Shapes["SysRealNameRefuse"]; query: unknown; result: Shapes["StepResult"] };
	"POST /sys/realName/reveal": { body: Shapes["RevealBody"]; query: unknown; result: Shapes["Revealed"] };
	"POST /sys/realName/verify": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /sys/realName/withdraw": { body: Shapes["SysRealNameWithdraw"]; query: unknown; result: Shapes["StepResult"] };
	"POST /sys/region/add": { body: Shapes["SysRegionAdd"]; query: unknown; result: Shapes["SysRegion"] };
	"POST /sys/role/copy": { body: Shapes["CopyRole"]; query: unknown; result: Shapes["CopiedRole"] };
	"POST /sys/role/datarule": { body: Shapes["SaveRoleRules"]; query: unknown; result: Shapes["post_sys_role_datarule_result"] };
	"POST /sys/role/saveFieldRights": { body: Shapes["FieldRightsBody"]; query: unknown; result: Shapes["post_sys_role_saveFieldRights_result"] };
	"POST /sys/role/viewAs": { body: Shapes["ViewAs"]; query: unknown; result: Shapes["ViewedAs"] };
	"POST /sys/scanLoginQrcode": { body: Shapes["ScanQrcode"]; query: unknown; result: Shapes["QrcodeStep"] };
	"POST /sys/scheduledReport/send": { body: Shapes["RowId"]; query: unknown; result: Shapes["post_sys_scheduledReport_send_result"] };
	"POST /sys/selectDepart": { body: Shapes["SelectDepart"]; query: unknown; result: Shapes["ChosenDepart"] };
	"POST /sys/slider/start": { body: unknown; query: unknown; result: Shapes["Challenge"] };
	"POST /sys/slider/verify": { body: Shapes["SliderTrack"]; query: unknown; result: Shapes["SliderPass"] };
	"POST /sys/sms": { body: Shapes["SendCode"]; query: unknown; result: Shapes["Empty"] };
	"POST /sys/supportVisit/end": { body: Shapes["EndVisit"]; query: unknown; result: Shapes["RowRef"] };
	"POST /sys/supportVisit/leave": { body: unknown; query: unknown; result: Shapes["post_sys_supportVisit_leave_result"] };
	"POST /sys/sysDepart/move": { body: Shapes["MoveDepart"]; query: unknown; result: Shapes["MovedDepart"] };
	"POST /sys/sysDepartPermission/datarule": { body: Shapes["SaveDepartRules"]; query: unknown; result: Shapes["post_sys_sysDepartPermission_datarule_result"] };
	"POST /sys/sysDepartPermission/saveDeptRolePermission": { body: Shapes["SaveDepartRolePermission"]; query: unknown; result: Shapes["post_sys_sysDepartPermission_saveDeptRolePermission_result"] };
	"POST /sys/sysDepartRole/datarule": { body: Shapes["SaveRoleRules"]; query: unknown; result: Shapes["post_sys_sysDepartRole_datarule_result"] };
	"POST /sys/sysDepartRole/deptRoleUserAdd": { body: Shapes["UserDepartRoles"]; query: unknown; result: Shapes["post_sys_sysDepartRole_deptRoleUserAdd_result"] };
	"POST /sys/task/cancel": { body: Shapes["TaskId"]; query: unknown; result: Shapes["TaskView"] };
	"POST /sys/task/undoImport": { body: Shapes["TaskId"]; query: unknown; result: Shapes["StartedTask"] };
	"POST /sys/tenant/add": { body: Shapes["SysTenantAdd"]; query: unknown; result: Shapes["TenantRecord"] };
	"POST /sys/tenant/edit": { body: Shapes["SysTenantEdit"]; query: unknown; result: Shapes["TenantRecord"] };
	"POST /sys/tenant/lookIn": { body: Shapes["LookIn"]; query: unknown; result: Shapes["LookedIn"] };
	"POST /sys/tenantPackage/savePermission": { body: Shapes["SavePackage"]; query: unknown; result: Shapes["post_sys_tenantPackage_savePermission_result"] };
	"POST /sys/thirdApp/recallMessageTest": { body: Shapes["post_sys_thirdApp_recallMessageTest_body"]; query: unknown; result: Shapes["post_sys_thirdApp_recallMessageTest_result"] };
	"POST /sys/thirdApp/sendMessageTest": { body: Shapes["post_sys_thirdApp_sendMessageTest_body"]; query: unknown; result: Shapes["post_sys_thirdApp_sendMessageTest_result"] };
	"POST /sys/thirdLogin/bindingThirdPhone": { body: Shapes["BindPhone"]; query: unknown; result: Shapes["TokenResult"] };
	"POST /sys/upload/uploadMinio": { body: unknown; query: unknown; result: Shapes["StoredFile"] };
	"POST /sys/user/addSysUserRole": { body: Shapes["RoleUsers"]; query: unknown; result: Shapes["post_sys_user_addSysUserRole_result"] };
	"POST /sys/user/editSysDepartWithUser": { body: Shapes["DepartUsers"]; query: unknown; result: Shapes["post_sys_user_editSysDepartWithUser_result"] };
	"POST /sys/user/profile/bindThird": { body: Shapes["BindThird"]; query: unknown; result: Shapes["ThirdAccount"] };
	"POST /sys/user/profile/change": { body: Shapes["ChangeSelf"]; query: unknown; result: Shapes["post_sys_user_profile_change_result"] };
	"POST /sys/user/profile/prove": { body: Shapes["ProveSelf"]; query: unknown; result: Shapes["Key"] };
	"POST /sys/user/profile/sendCode": { body: Shapes["SendOwnCode"]; query: unknown; result: Shapes["SentTo"] };
	"POST /sys/user/profile/sendNewCode": { body: Shapes["SendNewCode"]; query: unknown; result: Shapes["SentTo"] };
	"POST /sys/user/realName": { body: Shapes["SubmitRealName"]; query: unknown; result: Shapes["OwnRealName"] };
	"POST /sys/user/register": { body: Shapes["Register"]; query: unknown; result: Shapes["Registered"] };
	"POST /sys/user/secondFactor/codes": { body: Shapes["ProveFactor"]; query: unknown; result: Shapes["RecoveryCodes"] };
	"POST /sys/user/secondFactor/confirm": { body: Shapes["ConfirmFactor"]; query: unknown; result: Shapes["RecoveryCodes"] };
	"POST /sys/user/secondFactor/start": { body: unknown; query: unknown; result: Shapes["FactorStart"] };
	"POST /sys/user/secondFactor/turnOff": { body: Shapes["ProveFactor"]; query: unknown; result: Shapes["post_sys_user_secondFactor_turnOff_result"] };
	"POST /sys/user/updatePassword": { body: Shapes["UpdatePassword"]; query: unknown; result: Shapes["post_sys_user_updatePassword_result"] };
	"POST /sys/view/add": { body: Shapes["NewView"]; query: unknown; result: Shapes["SavedViewShape"] };
	"POST /sys/view/default": { body: Shapes["DefaultView"]; query: unknown; result: Shapes["post_sys_view_default_result"] };
	"POST /upimg": { body: unknown; query: unknown; result: unknown };
	"POST /vip/campaign/send": { body: Shapes["SendCampaign"]; query: unknown; result: Shapes["StartedTask"] };
	"POST /vip/cppccProposal/answer": { body: Shapes["VipCppccProposalAnswer"]; query: unknown; result: Shapes["StepResult"] };
	"POST /vip/cppccProposal/file": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /vip/cppccProposal/turnDown": { body: Shapes["VipCppccProposalTurnDown"]; query: unknown; result: Shapes["StepResult"] };
	"POST /vip/firm/admit": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /vip/firm/refuse": { body: Shapes["VipFirmRefuse"]; query: unknown; result: Shapes["StepResult"] };
	"POST /vip/firm/remove": { body: Shapes["VipFirmRemove"]; query: unknown; result: Shapes["StepResult"] };
	"POST /vip/firm/resume": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /vip/firm/submit": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /vip/firm/suspend": { body: Shapes["VipFirmSuspend"]; query: unknown; result: Shapes["StepResult"] };
	"POST /vip/firm/withdraw": { body: Shapes["VipFirmWithdraw"]; query: unknown; result: Shapes["StepResult"] };
	"POST /vip/greeting/draft": { body: Shapes["DraftGreetings"]; query: unknown; result: Shapes["DraftedGreetings"] };
	"POST /vip/greeting/send": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /vip/greeting/speak": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /vip/improve/link": { body: Shapes["AskOwnData"]; query: unknown; result: Shapes["MadeLink"] };
	"POST /vip/improve/revoke": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /vip/improve/take": { body: Shapes["TakeOver"]; query: unknown; result: Shapes["StepResult"] };
	"POST /vip/npcBill/answer": { body: Shapes["VipNpcBillAnswer"]; query: unknown; result: Shapes["StepResult"] };
	"POST /vip/npcBill/file": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /vip/npcBill/turnDown": { body: Shapes["VipNpcBillTurnDown"]; query: unknown; result: Shapes["StepResult"] };
	"POST /vip/person/admit": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /vip/person/refuse": { body: Shapes["VipPersonRefuse"]; query: unknown; result: Shapes["StepResult"] };
	"POST /vip/person/remove": { body: Shapes["VipPersonRemove"]; query: unknown; result: Shapes["StepResult"] };
	"POST /vip/person/resume": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /vip/person/reveal": { body: Shapes["RevealBody"]; query: unknown; result: Shapes["Revealed"] };
	"POST /vip/person/submit": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /vip/person/suspend": { body: Shapes["VipPersonSuspend"]; query: unknown; result: Shapes["StepResult"] };
	"POST /vip/person/withdraw": { body: Shapes["VipPersonWithdraw"]; query: unknown; result: Shapes["StepResult"] };
	"POST /vip/rating/confirm": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /vip/rating/reopen": { body: Shapes["Step"]; query: unknown; result: Shapes["StepResult"] };
	"POST /vip/score/reverse": { body: Shapes["VipScoreReverse"]; query: unknown; result: Shapes["StepResult"] };
	"POST /vip/suspension/accept": { body: Shapes["VipSuspensionAccept"]; query: unknown; result: Shapes["StepResult"] };
	"POST /vip/suspension/dismiss": { body: Shapes["VipSuspensionDismiss"]; query: unknown; result: Shapes["StepResult"] };
	"POST /workflow/request/approve": { body: Shapes["WorkflowRequestApprove"]; query: unknown; result: Shapes["RequestDetail"] };
	"POST /workflow/request/delegate": { body: Shapes["WorkflowRequestDelegate"]; query: unknown; result: Shapes["RequestDetail"] };
	"POST /workflow/request/refuse": { body: Shapes["WorkflowRequestRefuse"]; query: unknown; result: Shapes["RequestDetail"] };
	"POST /workflow/request/resubmit": { body: Shapes["WorkflowRequestResubmit"]; query: unknown; result: Shapes["RequestDetail"] };
	"POST /workflow/request/return": { body: Shapes["WorkflowRequestReturn"]; query: unknown; result: Shapes["RequestDetail"] };
	"POST /workflow/request/withdraw": { body: Shapes["WorkflowRequestWithdraw"]; query: unknown; result: Shapes["RequestDetail"] };
	"PUT /chat/conversation/draft": { body: Shapes["Draft"]; query: unknown; result: Shapes["put_chat_conversation_draft_result"] };
	"PUT /chat/conversation/edit": { body: Shapes["EditConversation"]; query: unknown; result: Shapes["ChatConversation"] };
	"PUT /chat/friend/remark": { body: Shapes["Remark"]; query: unknown; result: Shapes["ChatFriend"] };
	"PUT /chat/later/edit": { body: Shapes["EditLater"]; query: unknown; result: Shapes["ChatLater"] };
	"PUT /chat/message/edit": { body: Shapes["EditMessage"]; query: unknown; result: Shapes["ChatMessage"] };
	[of: `PUT /gw/${string}`]: { body: Shapes["put_gw_path_body"]; query: unknown; result: unknown };
	"PUT /rental/block/edit": { body: Shapes["BlockEdit"]; query: unknown; result: Shapes["BlockShape"] };
	"PUT /rental/hold/edit": { body: Shapes["HoldEdit"]; query: unknown; result: Shapes["HoldShape"] };
	"PUT /rental/order/edit": { body: Shapes["OrderEdit"]; query: unknown; result: Shapes["DailyOrderShape"] };
	"PUT /sys/common/upload/part": { body: unknown; query: Shapes["put_sys_common_upload_part_query"]; result: Shapes["TakenPart"] };
	[of: `PUT /sys/dict/back/${string}`]: { body: unknown; query: unknown; result: Shapes["put_sys_dict_back_id_result"] };
	[of: `PUT /sys/fillRule/executeRuleByCode/${string}`]: { body: Shapes["put_sys_fillRule_executeRuleByCode_ruleCode_body"]; query: unknown; result: Shapes["put_sys_fillRule_executeRuleByCode_ruleCode_result"] };
	"PUT /sys/fillRule/executeRuleByCodeBatch": { body: Shapes["ManyRules"]; query: unknown; result: Shapes["put_sys_fillRule_executeRuleByCodeBatch_result"] };
	"PUT /sys/noticeSetting/mine": { body: Shapes["NoticeSettingBody"]; query: unknown; result: Shapes["NoticeSettingShape"] };
	"PUT /sys/permission/edit": { body: Shapes["EditMenu"]; query: unknown; result: Shapes["MenuNode"] };
	"PUT /sys/permission/editPermissionRule": { body: Shapes["EditRule"]; query: unknown; result: Shapes["DataRule"] };
	"PUT /sys/selectDepart": { body: Shapes["SelectDepart"]; query: unknown; result: Shapes["ChosenDepart"] };
	"PUT /sys/service/edit": { body: Shapes["EditSwitch"]; query: unknown; result: Shapes["SwitchShape"] };
	"PUT /sys/sysAnnouncementSend/editByAnntIdAndUserId": { body: Shapes["ReadAnnouncement"]; query: unknown; result: Shapes["put_sys_sysAnnouncementSend_editByAnntIdAndUserId_result"] };
	"PUT /sys/sysAnnouncementSend/readAll": { body: unknown; query: unknown; result: Shapes["put_sys_sysAnnouncementSend_readAll_result"] };
	"PUT /sys/tenant/edit": { body: Shapes["SysTenantEdit"]; query: unknown; result: Shapes["TenantRecord"] };
	"PUT /sys/user/approve": { body: Shapes["ApproveUsers"]; query: unknown; result: Shapes["put_sys_user_approve_result"] };
	"PUT /sys/user/changePassword": { body: Shapes["ChangePassword"]; query: unknown; result: Shapes["put_sys_user_changePassword_result"] };
	"PUT /sys/user/frozenBatch": { body: Shapes["FrozenBatch"]; query: unknown; result: Shapes["put_sys_user_frozenBatch_result"] };
	"PUT /sys/user/preferences": { body: Shapes["SavePreference"]; query: unknown; result: Shapes["put_sys_user_preferences_result"] };
	"PUT /sys/user/profile": { body: Shapes["EditProfile"]; query: unknown; result: Shapes["put_sys_user_profile_result"] };
	"PUT /sys/user/putRecycleBin": { body: Shapes["UserIds"]; query: unknown; result: Shapes["put_sys_user_putRecycleBin_result"] };
	"PUT /sys/user/resetSecondFactor": { body: Shapes["ResetFactor"]; query: unknown; result: Shapes["put_sys_user_resetSecondFactor_result"] };
	"PUT /sys/user/updatePassword": { body: Shapes["UpdatePassword"]; query: unknown; result: Shapes["put_sys_user_updatePassword_result"] };
	"PUT /sys/view/edit": { body: Shapes["ChangedView"]; query: unknown; result: Shapes["SavedViewShape"] };
}

/** Path of a resource → a row of it as it is read. */
export interface Rows {
	"act/activity": Shapes["ActActivity"];
	"act/category": Shapes["ActCategory"];
	"act/checkin": Shapes["ActCheckin"];
	"act/cost": Shapes["ActCost"];
	"act/question": Shapes["ActQuestion"];
	"act/registration": Shapes["ActRegistration"];
	"act/session": Shapes["ActSession"];
	"asset/card": Shapes["AssetCard"];
	"asset/event": Shapes["AssetEvent"];
	"biz/message": Shapes["BizMessage"];
	"biz/task": Shapes["BizTask"];
	"biz/taskItem": Shapes["BizTaskItem"];
	"biz/trip": Shapes["BizTrip"];
	"chat/admin/conversation": Shapes["ChatAdminConversation"];
	"cms/ad": Shapes["CmsAd"];
	"cms/block": Shapes["CmsBlock"];
	"cms/column": Shapes["CmsColumn"];
	"cms/page": Shapes["CmsPage"];
	"crm/contact": Shapes["CrmContact"];
	"crm/customerDict": Shapes["CrmCustomerDict"];
	"crm/expert": Shapes["CrmExpert"];
	"crm/expertReview": Shapes["CrmExpertReview"];
	"crm/expertSlot": Shapes["CrmExpertSlot"];
	"crm/followUp": Shapes["CrmFollowUp"];
	"crm/question": Shapes["CrmQuestion"];
	"crm/resource": Shapes["CrmResource"];
	"crm/resourceUse": Shapes["CrmResourceUse"];
	"fin/activityFee": Shapes["FinActivityFee"];
	"fin/due": Shapes["FinDue"];
	"fin/invoice": Shapes["FinInvoice"];
	"fin/payMethod": Shapes["FinPayMethod"];
	"fin/payment": Shapes["FinPayment"];
	"fin/period": Shapes["FinPeriod"];
	"fin/refund": Shapes["FinRefund"];
	"fin/relief": Shapes["FinRelief"];
	"fin/statement": Shapes["FinStatement"];
	"fin/statementLine": Shapes["FinStatementLine"];
	"goose/gooseHouseDict": Shapes["GooseGooseHouseDict"];
	"housekeeping/defaultWorker": Shapes["HousekeepingDefaultWorker"];
	"housekeeping/device": Shapes["HousekeepingDevice"];
	"housekeeping/item": Shapes["HousekeepingItem"];
	"housekeeping/itemSupply": Shapes["HousekeepingItemSupply"];
	"housekeeping/order": Shapes["HousekeepingOrder"];
	"housekeeping/paySheet": Shapes["HousekeepingPaySheet"];
	"housekeeping/paySheetLine": Shapes["HousekeepingPaySheetLine"];
	"housekeeping/rule": Shapes["HousekeepingRule"];
	"housekeeping/staff": Shapes["HousekeepingStaff"];
	"housekeeping/stock": Shapes["HousekeepingStock"];
	"housekeeping/stockCount": Shapes["HousekeepingStockCount"];
	"housekeeping/stockCountLine": Shapes["HousekeepingStockCountLine"];
	"housekeeping/stockMove": Shapes["HousekeepingStockMove"];
	"housekeeping/store": Shapes["HousekeepingStore"];
	"housekeeping/supply": Shapes["HousekeepingSupply"];
	"isystem/festival": Shapes["IsystemFestival"];
	"online/cgform": Shapes["OnlineCgform"];
	"online/cgformField": Shapes["OnlineCgformField"];
	"online/cgformState": Shapes["OnlineCgformState"];
	"online/cgformStep": Shapes["OnlineCgformStep"];
	"online/cgformTable": Shapes["OnlineCgformTable"];
	"online/cgformVersion": Shapes["OnlineCgformVersion"];
	"online/cgreport/head": Shapes["OnlineCgreportHead"];
	"portal/article": Shapes["PortalArticle"];
	"portal/display": Shapes["PortalDisplay"];
	"portal/improve": Shapes["PortalImprove"];
	"rental/bed": Shapes["RentalBed"];
	"rental/bedType": Shapes["RentalBedType"];
	"rental/bill": Shapes["RentalBill"];
	"rental/block": Shapes["RentalBlock"];
	"rental/building": Shapes["RentalBuilding"];
	"rental/channelEvent": Shapes["RentalChannelEvent"];
	"rental/channelFeed": Shapes["RentalChannelFeed"];
	"rental/community": Shapes["RentalCommunity"];
	"rental/company": Shapes["RentalCompany"];
	"rental/companyStatement": Shapes["RentalCompanyStatement"];
	"rental/companyStatementLine": Shapes["RentalCompanyStatementLine"];
	"rental/dayPrice": Shapes["RentalDayPrice"];
	"rental/deposit": Shapes["RentalDeposit"];
	"rental/depositEntry": Shapes["RentalDepositEntry"];
	"rental/dunning": Shapes["RentalDunning"];
	"rental/facility": Shapes["RentalFacility"];
	"rental/house": Shapes["RentalHouse"];
	"rental/key": Shapes["RentalKey"];
	"rental/lease": Shapes["RentalLease"];
	"rental/leaseChange": Shapes["RentalLeaseChange"];
	"rental/leaseParty": Shapes["RentalLeaseParty"];
	"rental/ledger": Shapes["RentalLedger"];
	"rental/lock": Shapes["RentalLock"];
	"rental/lockCode": Shapes["RentalLockCode"];
	"rental/longPrice": Shapes["RentalLongPrice"];
	"rental/lostItem": Shapes["RentalLostItem"];
	"rental/meter": Shapes["RentalMeter"];
	"rental/meterReading": Shapes["RentalMeterReading"];
	"rental/order": Shapes["RentalOrder"];
	"rental/overbookLimit": Shapes["RentalOverbookLimit"];
	"rental/owner": Shapes["RentalOwner"];
	"rental/ownerCost": Shapes["RentalOwnerCost"];
	"rental/ownerStatement": Shapes["RentalOwnerStatement"];
	"rental/ownerStatementLine": Shapes["RentalOwnerStatementLine"];
	"rental/pricePlan": Shapes["RentalPricePlan"];
	"rental/readingConflict": Shapes["RentalReadingConflict"];
	"rental/room": Shapes["RentalRoom"];
	"rental/roomBed": Shapes["RentalRoomBed"];
	"rental/settlement": Shapes["RentalSettlement"];
	"rental/shift": Shapes["RentalShift"];
	"rental/supplier": Shapes["RentalSupplier"];
	"rental/tariff": Shapes["RentalTariff"];
	"rental/tariffTier": Shapes["RentalTariffTier"];
	"rental/tenant": Shapes["RentalTenant"];
	"rental/ticket": Shapes["RentalTicket"];
	"rental/turnFailure": Shapes["RentalTurnFailure"];
	"rental/unit": Shapes["RentalUnit"];
	"rental/utilityMember": Shapes["RentalUtilityMember"];
	"rental/utilityShare": Shapes["RentalUtilityShare"];
	"rental/viewing": Shapes["RentalViewing"];
	"risk/measure": Shapes["RiskMeasure"];
	"risk/register": Shapes["RiskRegister"];
	"sd/contactRequest": Shapes["SdContactRequest"];
	"sd/match": Shapes["SdMatch"];
	"sd/post": Shapes["SdPost"];
	"sd/weight": Shapes["SdWeight"];
	"sign/clause": Shapes["SignClause"];
	"sign/flow": Shapes["SignFlow"];
	"sign/key": Shapes["SignKey"];
	"sign/party": Shapes["SignParty"];
	"sign/root": Shapes["SignRoot"];
	"sign/template": Shapes["SignTemplate"];
	"svy/answer": Shapes["SvyAnswer"];
	"svy/question": Shapes["SvyQuestion"];
	"svy/response": Shapes["SvyResponse"];
	"svy/survey": Shapes["SvySurvey"];
	"svy/template": Shapes["SvyTemplate"];
	"svy/voteOption": Shapes["SvyVoteOption"];
	"sys/address": Shapes["SysAddress"];
	"sys/agreementAccept": Shapes["SysAgreementAccept"];
	"sys/annountCement": Shapes["SysAnnountCement"];
	"sys/appVersion": Shapes["SysAppVersion"];
	"sys/bFieldMapTemplateInfo": Shapes["SysBFieldMapTemplateInfo"];
	"sys/bTemplateParseConfigInfo": Shapes["SysBTemplateParseConfigInfo"];
	"sys/category": Shapes["SysCategory"];
	"sys/checkRule": Shapes["SysCheckRule"];
	"sys/dashboard": Shapes["SysDashboard"];
	"sys/dataSource": Shapes["SysDataSource"];
	"sys/dict": Shapes["SysDict"];
	"sys/dictItem": Shapes["SysDictItem"];
	"sys/fillRule": Shapes["SysFillRule"];
	"sys/gatewayRoute": Shapes["SysGatewayRoute"];
	"sys/log": Shapes["SysLog"];
	"sys/message/sysMessage": Shapes["SysMessageSysMessage"];
	"sys/message/sysMessageTemplate": Shapes["SysMessageSysMessageTemplate"];
	"sys/oss/file": Shapes["SysOssFile"];
	"sys/oss/link": Shapes["SysOssLink"];
	"sys/paperText": Shapes["SysPaperText"];
	"sys/position": Shapes["SysPosition"];
	"sys/printLog": Shapes["SysPrintLog"];
	"sys/quartzJob": Shapes["SysQuartzJob"];
	"sys/quartzJobLog": Shapes["SysQuartzJobLog"];
	"sys/realName": Shapes["SysRealName"];
	"sys/region": Shapes["SysRegion"];
	"sys/role": Shapes["SysRole"];
	"sys/scheduledReport": Shapes["SysScheduledReport"];
	"sys/sms": Shapes["SysSms"];
	"sys/supportVisit": Shapes["SysSupportVisit"];
	"sys/sysAnnouncementSend": Shapes["SysSysAnnouncementSend"];
	"sys/sysDepart": Shapes["SysSysDepart"];
	"sys/sysDepartRole": Shapes["SysSysDepartRole"];
	"sys/sysParam": Shapes["SysSysParam"];
	"sys/sysUserAgent": Shapes["SysSysUserAgent"];
	"sys/tenantPackage": Shapes["SysTenantPackage"];
	"sys/thirdAccount": Shapes["SysThirdAccount"];
	"sys/user": Shapes["SysUser"];
	"sys/userAgreement": Shapes["SysUserAgreement"];
	"vip/agreement": Shapes["VipAgreement"];
	"vip/assistant": Shapes["VipAssistant"];
	"vip/campaign": Shapes["VipCampaign"];
	"vip/contact": Shapes["VipContact"];
	"vip/cppcc": Shapes["VipCppcc"];
	"vip/cppccProposal": Shapes["VipCppccProposal"];
	"vip/firm": Shapes["VipFirm"];
	"vip/firmDepartment": Shapes["VipFirmDepartment"];
	"vip/firmIncome": Shapes["VipFirmIncome"];
	"vip/firmProduct": Shapes["VipFirmProduct"];
	"vip/firmShare": Shapes["VipFirmShare"];
	"vip/firmSubject": Shapes["VipFirmSubject"];
	"vip/firmTarget": Shapes["VipFirmTarget"];
	"vip/followUp": Shapes["VipFollowUp"];
	"vip/greeting": Shapes["VipGreeting"];
	"vip/honour": Shapes["VipHonour"];
	"vip/improve": Shapes["VipImprove"];
	"vip/learning": Shapes["VipLearning"];
	"vip/level": Shapes["VipLevel"];
	"vip/npc": Shapes["VipNpc"];
	"vip/npcBill": Shapes["VipNpcBill"];
	"vip/org": Shapes["VipOrg"];
	"vip/otherPost": Shapes["VipOtherPost"];
	"vip/person": Shapes["VipPerson"];
	"vip/rating": Shapes["VipRating"];
	"vip/ratingItem": Shapes["VipRatingItem"];
	"vip/score": Shapes["VipScore"];
	"vip/scoreRule": Shapes["VipScoreRule"];
	"vip/segment": Shapes["VipSegment"];
	"vip/social": Shapes["VipSocial"];
	"vip/study": Shapes["VipStudy"];
	"vip/suspension": Shapes["VipSuspension"];
	"vip/trip": Shapes["VipTrip"];
	"vip/work": Shapes["VipWork"];
	"workflow/request": Shapes["WorkflowRequest"];
	"workflow/step": Shapes["WorkflowStep"];
}

/** Topic → op of each event that it says → what the event carries. */
export interface Topics {
	"acts": { "changed": Shapes["Empty"] };
	[of: `board/${string}`]: { "price.put": Shapes["PriceNews"]; "stay.del": Shapes["RowRef"]; "stay.put": Shapes["StayNews"]; "unassigned.del": Shapes["RowRef"]; "unassigned.put": Shapes["UnassignedNews"]; "unit.put": Shapes["UnitNews"] };
	[of: `boardChanges/${string}`]: { "changed": Shapes["Empty"]; "prices": Shapes["Empty"] };
	[of: `chat/${string}`]: { "change": Shapes["ChatMessageNews"]; "conversation": Shapes["ChatSeenByAll"]; "members": Shapes["Empty"]; "message": Shapes["ChatMessageNews"]; "presence": Shapes["PeoplePresent"]; "read": Shapes["ChatRead"]; "swept": Shapes["ChatSwept"] };
	"colleagues": { "colleagues": Shapes["ChatPresenceNews"] };
	[of: `file/${string}`]: { "progress": Shapes["FileFacts"] };
	[of: `grid/${string}`]: { "presence": Shapes["PeoplePresent"] };
	"hk": { "order.del": Shapes["RowRef"]; "order.put": Shapes["ActedShape"]; "pay.changed": Shapes["RowRef"] };
	"hk-dispatch": { "alarm": Shapes["ActedShape"]; "order.put": Shapes["ActedShape"]; "staff.put": Shapes["StaffNews"] };
	"inbox": { "change": Shapes["ChatPreviewNews"]; "conversation": Shapes["ChatConversationNews"]; "draft": Shapes["ChatOwnDraft"]; "friend": Shapes["Empty"]; "later": Shapes["Empty"]; "left": Shapes["ChatConversationRef"]; "message": Shapes["ChatArrival"]; "read": Shapes["ChatOwnRead"] };
	[of: `job/${string}`]: { "progress": Shapes["TaskProgress"] };
	"list/sys/view": { "add": Shapes["RowsChanged"]; "bulk": Shapes["RowsLoaded"]; "delete": Shapes["RowsChanged"]; "edit": Shapes["RowsChanged"] };
	[of: `list/${string}`]: { "add": Shapes["RowsChanged"]; "bulk": Shapes["RowsLoaded"]; "delete": Shapes["RowsChanged"]; "edit": Shapes["RowsChanged"] };
	"notice": { "announcement.ended": Shapes["AnnouncementNews"]; "announcement.released": Shapes["AnnouncementNews"]; "announcement.revoked": Shapes["AnnouncementNews"]; "service.changed": Shapes["SwitchNews"] };
	"online": { "join": Shapes["SessionNews"]; "leave": Shapes["SessionNews"]; "window": Shapes["SessionNews"] };
	[of: `record/${string}`]: { "presence": Shapes["PeoplePresent"]; "trail": Shapes["TrailGrown"] };
	"rentRoll": { "changed": Shapes["Empty"] };
	[of: `sign/${string}/${string}`]: { "changed": Shapes["FlowNews"] };
	"today": { "changed": Shapes["Empty"] };
	"user": { "announcement.edited": Shapes["AnnouncementNews"]; "announcement.ended": Shapes["AnnouncementNews"]; "announcement.read": Shapes["AnnouncementsRead"]; "announcement.released": Shapes["AnnouncementNews"]; "announcement.remind": Shapes["AnnouncementReminder"]; "announcement.revoked": Shapes["AnnouncementNews"]; "notice.setting": Shapes["Quiet"]; "preference": Shapes["PreferenceNews"]; "profile": Shapes["ProfileNews"] };
}
